'use client'
import { Eye, EyeOff, Lock, MessageSquareReply } from 'lucide-react'
import { useMemo } from 'react'
import { DataTable, type DataColumn } from '@/builder/list/data-table'
import type { Go } from '@/builder/list/list-query'
import { fullMoment, recentMoment } from '@/builder/list/recent-moment'
import { LINE_BUTTON } from '@/builder/ui/button'
import { ICON } from '@/builder/ui/icon'
import { Pill } from '@/builder/ui/pill'
import type { Listed } from '@/schemas/api/base/contract'
import type { browseQuestions, QuestionState } from '@/schemas/api/store/question-desk'
import type { QuestionListView, QuestionSort } from './question-list-view'
import { QUESTION_WORDS } from './question-words'

export type QuestionRow = Listed<typeof browseQuestions>
export type QuestionAct = 'answer' | 'hide' | 'show'

interface QuestionsTableProps {
  view: QuestionListView
  go: Go<QuestionListView>
  rows: readonly QuestionRow[]
  total: number
  /** Epoch milliseconds of the displayed answer. */
  now: number
  /** What the role may do: answer, and take away or show again. A role that may only look has no column of acts. */
  may: { answer: boolean; decide: boolean }
  onAct: (act: QuestionAct, row: QuestionRow) => void
}

/** One page of questions: what was asked of which goods, the answer, and what is to be done. */
export function QuestionsTable({ view, go, rows, total, now, may, onAct }: QuestionsTableProps) {
  const { answer, decide } = may
  const columns = useMemo(() => columnsAt(now, { answer, decide }, onAct), [now, answer, decide, onAct])
  return (
    <DataTable<QuestionRow, QuestionSort>
      label="상품 문의"
      columns={columns}
      rows={rows}
      idOf={({ questionSeq }) => String(questionSeq)}
      total={total}
      view={view}
      onSort={go}
      rowHeight="text"
      rowClass="max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-y-1 max-md:py-3 max-md:pl-2"
    />
  )
}

const DOTS: Record<QuestionState, string> = { waiting: 'bg-warning-500', answered: 'bg-success', hidden: 'bg-danger' }
const QUIET = 'text-studio-label font-normal text-studio-text-mute'

type Props = QuestionsTableProps
const columnsAt = (now: number, may: Props['may'], onAct: Props['onAct']): readonly DataColumn<QuestionRow>[] => [
  {
    id: 'contents',
    header: '문의',
    isRowHeader: true,
    className: 'font-normal wrap-anywhere max-md:col-span-2',
    cell: ({ contents, author, privateYn, goodsId, goodsName, answer, answeredBy }) => (
      <>
        <p className="line-clamp-6 whitespace-pre-line text-studio-800">{contents}</p>
        <p className={`mt-1 flex flex-wrap items-center gap-x-2 ${QUIET}`}>
          {privateYn === 'Y' && (
            <span className="inline-flex items-center gap-1">
              <Lock {...ICON} size={12} />
              비밀글
            </span>
          )}
          {author}
        </p>
        {goodsId ? (
          <a
            href={`/store/goods/${encodeURIComponent(goodsId)}#questions`}
            data-cell="title"
            className={`${QUIET} underline underline-offset-4 max-md:inline-flex max-md:min-h-11 max-md:items-center`}
          >
            {goodsName}
          </a>
        ) : (
          <span className={QUIET}>{goodsName}</span>
        )}
        {answer && (
          <p className={`mt-1 whitespace-pre-line ${QUIET}`}>
            답변{answeredBy && `(${answeredBy})`}: {answer}
          </p>
        )}
      </>
    ),
  },
  {
    id: 'state',
    header: '상태',
    width: 'w-48 max-lg:w-36',
    className: 'wrap-anywhere max-md:col-span-2',
    cell: ({ state, hiddenReason }) => (
      <>
        <Pill dot={DOTS[state]}>{QUESTION_WORDS[state]}</Pill>
        {hiddenReason && <p className={`mt-1 ${QUIET}`}>{hiddenReason}</p>}
      </>
    ),
  },
  {
    id: 'postedAt',
    header: '문의한 때',
    sort: 'desc',
    width: 'w-34',
    className: 'tabular-nums max-md:text-right max-md:text-studio-label max-md:font-normal max-md:text-studio-text-mute',
    cell: ({ postedAt }) => (
      <time dateTime={postedAt} title={fullMoment(postedAt)}>
        {recentMoment(postedAt, now)}
      </time>
    ),
  },
  ...(may.answer || may.decide
    ? [
        {
          id: 'acts',
          header: '할 일',
          width: 'w-36',
          className: 'max-md:col-span-2',
          cell: (row: QuestionRow) => <Acts row={row} may={may} onAct={onAct} />,
        },
      ]
    : []),
]

function Acts({ row, may, onAct }: { row: QuestionRow } & Pick<Props, 'may' | 'onAct'>) {
  const button = (act: QuestionAct, words: string, Icon: typeof Eye) => (
    <button
      type="button"
      className={LINE_BUTTON}
      aria-label={`${row.goodsName}, ${row.author}의 문의 ${words}`}
      onClick={() => onAct(act, row)}
    >
      <Icon {...ICON} />
      {words}
    </button>
  )
  return (
    <div className="flex flex-wrap gap-2">
      {may.answer && row.state !== 'hidden' && button('answer', row.answer ? '답변 고치기' : '답변 달기', MessageSquareReply)}
      {may.decide && (row.state !== 'hidden' ? button('hide', '숨기기', EyeOff) : button('show', '다시 보이기', Eye))}
    </div>
  )
}
