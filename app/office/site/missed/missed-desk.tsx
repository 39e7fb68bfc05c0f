import { Link2 } from 'lucide-react'
import { browseMissedSearches, MISSED_DAYS, SHOWN_FROM } from '@/schemas/api/site/missed-searches'
import { defineDesk } from '@/app/office/_parts/desk/define-desk'
import { QUIET } from '@/app/office/_parts/desk/quiet'
import { GiveDialog } from './give-dialog'
import { STEP_WORDS } from './step-words'
import { WhyOrder } from './why-order'

/** What visitors looked for in vain, and what they would find now. */
export const missedDesk = defineDesk({
  id: 'missed-searches',
  title: '결과 없는 검색',
  unit: '개',
  what: '찾은 말',
  contract: browseMissedSearches,
  idOf: ({ word }) => word,
  nameOf: ({ word }) => word,
  sorts: { count: 'desc' },
  rows: 'even',
  search: { label: '찾은 말로 찾기', placeholder: '찾은 말' },
  filters: [{ kind: 'choose', name: 'show', label: '보기', choices: { missed: '결과가 없던 검색', all: '모든 검색' } }],
  columns: [
    {
      id: 'word',
      header: '찾은 말',
      isRowHeader: true,
      cell: ({ word }) => <span className="wrap-anywhere">{word}</span>,
    },
    {
      id: 'count',
      header: `${MISSED_DAYS}일 동안`,
      width: 'w-28',
      className: 'text-right tabular-nums max-md:text-left',
      sort: 'desc',
      cell: ({ count }) => `${count.toLocaleString('ko-KR')}번`,
    },
    { id: 'last', header: '마지막', width: 'w-32', className: 'tabular-nums', cell: ({ lastDay }) => lastDay.replaceAll('-', '. ') },
    {
      id: 'now',
      header: '지금 찾으면',
      cell: ({ step, found }) => (
        <>
          {found > 0 ? `${found.toLocaleString('ko-KR')}건` : '0건'}
          <span className={`block ${QUIET}`}>{STEP_WORDS[step]}</span>
        </>
      ),
    },
  ],
  above: WhyOrder,
  acts: [{ id: 'give', words: '다른 말로 잇기', icon: Link2, act: 'publish', dialog: GiveDialog }],
  nothing: {
    title: '결과 없는 검색이 없습니다.',
    text: `최근 ${MISSED_DAYS}일 동안 방문자 ${SHOWN_FROM}명 이상이 찾았지만 아무것도 나오지 않은 말이 여기에 보입니다.`,
  },
})
