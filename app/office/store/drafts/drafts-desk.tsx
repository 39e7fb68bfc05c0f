import { Fragment } from 'react'
import { formatDateTime } from '@/schemas/words/dates'
import { browseOrderDrafts } from '@/schemas/api/store/order-drafts'
import { DRAFT_STATE_WORDS } from '@/schemas/rules/store/order-drafts'
import { wonWords } from '@/schemas/rules/store/won-words'
import { defineDesk } from '@/app/office/_parts/desk/define-desk'
import { momentColumn } from '@/app/office/_parts/desk/moment-column'
import { PHONE_QUIET, QUIET } from '@/app/office/_parts/desk/quiet'
import { TitleLink } from '@/app/office/_parts/desk/title-link'
import { draftPath } from './draft-path'
import { DRAFT_DOTS, DraftPill } from './draft-pill'
import { NewDraftDialog } from './new-draft-dialog'

/** Orders that staff write for customers on the telephone: what is being written, what waits for its payment, and what became an order. */
export const draftsDesk = defineDesk({
  id: 'order-drafts',
  title: '전화 주문',
  unit: '건',
  what: '전화 주문',
  contract: browseOrderDrafts,
  idOf: ({ draftSeq }) => String(draftSeq),
  nameOf: ({ title, name }) => title || `${name} 님의 전화 주문`,
  sorts: { madeAt: 'desc' },
  rows: 'even',
  states: { words: DRAFT_STATE_WORDS, dots: DRAFT_DOTS, of: ({ state }) => state },
  filters: [{ kind: 'days', names: ['from', 'until'], labels: ['쓰기 시작한 첫 날', '쓰기 시작한 마지막 날'] }],
  savedViews: 'order-drafts',
  columns: [
    {
      id: 'title',
      header: '전화 주문',
      isRowHeader: true,
      className: 'font-normal max-md:col-span-2',
      cell: ({ draftSeq, title, pieces, madeBy }) => (
        <>
          <TitleLink href={draftPath(draftSeq)} title={title || '아직 담은 상품이 없습니다'} />
          <span className={`block wrap-anywhere tabular-nums ${QUIET}`}>
            {draftSeq}번 · {pieces}개 · {madeBy} 작성
          </span>
        </>
      ),
    },
    {
      id: 'name',
      header: '고객',
      width: 'w-40',
      className: `tabular-nums ${PHONE_QUIET}`,
      // A telephone number is not broken in two.
      cell: ({ name, phoneNo, isMember }) =>
        [name, phoneNo, isMember ? '회원' : '비회원'].filter(Boolean).map((part, i) => (
          <Fragment key={part}>
            {i > 0 && ' · '}
            <span className="whitespace-nowrap">{part}</span>
          </Fragment>
        )),
    },
    {
      id: 'state',
      header: '상태',
      width: 'w-36',
      className: 'max-md:text-right',
      cell: ({ state, endsAt }) => (
        <>
          <DraftPill state={state} />
          {state === 'waiting' && endsAt && <span className={`block ${QUIET}`}>{formatDateTime(endsAt)}까지</span>}
        </>
      ),
    },
    {
      id: 'amount',
      header: '결제할 금액',
      width: 'w-32',
      className: 'text-right tabular-nums max-md:text-left',
      cell: ({ amount }) => wonWords(amount),
    },
    momentColumn('madeAt', '쓰기 시작한 때'),
  ],
  create: { words: '새 전화 주문', dialog: NewDraftDialog },
  nothing: {
    title: '아직 전화 주문이 없습니다.',
    text: '‘새 전화 주문’을 눌러 고객과 상품을 적고, 결제 링크를 보내시면 고객이 그 링크로 결제합니다.',
  },
})
