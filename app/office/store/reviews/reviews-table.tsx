'use client'
import { Eye, EyeOff, MessageSquareReply } from 'lucide-react'
import { useMemo } from 'react'
import { DataTable, type DataColumn } from '@/builder/list/data-table'
import type { Go } from '@/builder/list/list-query'
import { fullMoment, recentMoment } from '@/builder/list/recent-moment'
import { LINE_BUTTON } from '@/builder/ui/button'
import { ICON } from '@/builder/ui/icon'
import { Pill } from '@/builder/ui/pill'
import type { Listed } from '@/schemas/api/base/contract'
import type { browseReviews, ReviewState } from '@/schemas/api/store/review-desk'
import type { ReviewListView, ReviewSort } from './review-list-view'
import { REVIEW_WORDS } from './review-words'

export type ReviewRow = Listed<typeof browseReviews>
export type ReviewAct = 'hide' | 'leave' | 'show' | 'answer'

interface ReviewsTableProps {
  view: ReviewListView
  go: Go<ReviewListView>
  rows: readonly ReviewRow[]
  total: number
  /** Epoch milliseconds of the displayed answer. */
  now: number
  /** What the role may do: answer, and take away or show again. A role that may only look has no column of acts. */
  may: { answer: boolean; decide: boolean }
  onAct: (act: ReviewAct, row: ReviewRow) => void
}

/** One page of reviews: what was written of which goods, what members reported, and what is to be done. */
export function ReviewsTable({ view, go, rows, total, now, may, onAct }: ReviewsTableProps) {
  const { answer, decide } = may
  const columns = useMemo(() => columnsAt(now, { answer, decide }, onAct), [now, answer, decide, onAct])
  return (
    <DataTable<ReviewRow, ReviewSort>
      label="상품 후기"
      columns={columns}
      rows={rows}
      idOf={({ reviewSeq }) => String(reviewSeq)}
      total={total}
      view={view}
      onSort={go}
      rowHeight="text"
      rowClass="max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-y-1 max-md:py-3 max-md:pl-2"
    />
  )
}

const DOTS: Record<ReviewState, string> = { reported: 'bg-warning-500', hidden: 'bg-danger', shown: 'bg-success' }
const QUIET = 'text-studio-label font-normal text-studio-text-mute'

type Props = ReviewsTableProps
const columnsAt = (now: number, may: Props['may'], onAct: Props['onAct']): readonly DataColumn<ReviewRow>[] => [
  {
    id: 'contents',
    header: '후기',
    isRowHeader: true,
    className: 'font-normal wrap-anywhere max-md:col-span-2',
    cell: ({ contents, author, stars, goodsId, goodsName, photos, answer }) => (
      <>
        <p className="line-clamp-6 whitespace-pre-line text-studio-800">{contents}</p>
        <p className={`mt-1 ${QUIET}`}>
          별점 {stars}점 · {author}
          {photos.length > 0 && ` · 사진 ${photos.length}장`}
        </p>
        {goodsId ? (
          <a
            href={`/store/goods/${encodeURIComponent(goodsId)}#reviews`}
            data-cell="title"
            className={`${QUIET} underline underline-offset-4 max-md:inline-flex max-md:min-h-11 max-md:items-center`}
          >
            {goodsName}
          </a>
        ) : (
          <span className={QUIET}>{goodsName}</span>
        )}
        {answer && <p className={`mt-1 ${QUIET}`}>답글: {answer}</p>}
      </>
    ),
  },
  {
    id: 'state',
    header: '상태',
    width: 'w-64 max-lg:w-48',
    className: 'wrap-anywhere max-md:col-span-2',
    cell: ({ state, reportCnt, reasons, reviewReason }) => (
      <>
        <Pill dot={DOTS[state]}>{REVIEW_WORDS[state]}</Pill>
        {reportCnt > 0 && <p className="mt-1 tabular-nums">신고 {reportCnt.toLocaleString('ko-KR')}번</p>}
        <ul className={QUIET}>
          {reasons.map((reason, i) => (
            <li key={`${i} ${reason}`}>{reason}</li>
          ))}
        </ul>
        {reviewReason && <p className={`mt-1 ${QUIET}`}>{reviewReason}</p>}
      </>
    ),
  },
  {
    id: 'postedAt',
    header: '쓴 때',
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
          cell: (row: ReviewRow) => <Acts row={row} may={may} onAct={onAct} />,
        },
      ]
    : []),
]

function Acts({ row, may, onAct }: { row: ReviewRow } & Pick<Props, 'may' | 'onAct'>) {
  const button = (act: ReviewAct, words: string, Icon: typeof Eye) => (
    <button type="button" className={LINE_BUTTON} aria-label={`${row.author}의 후기 ${words}`} onClick={() => onAct(act, row)}>
      <Icon {...ICON} />
      {words}
    </button>
  )
  return (
    <div className="flex flex-wrap gap-2">
      {may.answer && row.state !== 'hidden' && button('answer', row.answer ? '답글 바꾸기' : '답글 달기', MessageSquareReply)}
      {may.decide && (row.state !== 'hidden' ? button('hide', '숨기기', EyeOff) : button('show', '다시 보이기', Eye))}
      {may.decide && row.state === 'reported' && button('leave', '그대로 두기', Eye)}
    </div>
  )
}
