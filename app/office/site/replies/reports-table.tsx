'use client'
import { Eye, EyeOff, Undo2 } from 'lucide-react'
import { useMemo } from 'react'
import { DataTable, type DataColumn } from '@/builder/list/data-table'
import type { Go } from '@/builder/list/list-query'
import { fullMoment, recentMoment } from '@/builder/list/recent-moment'
import { LINE_BUTTON } from '@/builder/ui/button'
import { ICON } from '@/builder/ui/icon'
import { Pill } from '@/builder/ui/pill'
import type { Listed } from '@/schemas/api/base/contract'
import type { browseReports, ReportState } from '@/schemas/api/site/reply-desk'
import type { ReportListView, ReportSort } from './report-list-view'
import { REPORT_WORDS } from './report-words'

export type ReportRow = Listed<typeof browseReports>
export type ReportAct = 'hide' | 'leave' | 'undo'

interface ReportsTableProps {
  view: ReportListView
  go: Go<ReportListView>
  rows: readonly ReportRow[]
  total: number
  /** Epoch milliseconds of the displayed answer. */
  now: number
  /** Absent for a role that may only look. */
  onAct: ((act: ReportAct, row: ReportRow) => void) | undefined
}

/** One page of reported replies: what was written, why it was reported, and what is to be done. */
export function ReportsTable({ view, go, rows, total, now, onAct }: ReportsTableProps) {
  const columns = useMemo(() => columnsAt(now, onAct), [now, onAct])
  return (
    <DataTable<ReportRow, ReportSort>
      label="신고된 댓글"
      columns={columns}
      rows={rows}
      idOf={({ of, replySeq }) => `${of} ${replySeq}`}
      total={total}
      view={view}
      onSort={go}
      rowHeight="text"
      rowClass="max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-y-1 max-md:py-3 max-md:pl-2"
    />
  )
}

const DOTS: Record<ReportState, string> = { waiting: 'bg-warning-500', hidden: 'bg-danger', left: 'bg-success' }
const QUIET = 'text-studio-label font-normal text-studio-text-mute'

const columnsAt = (now: number, onAct: ReportsTableProps['onAct']): readonly DataColumn<ReportRow>[] => [
  {
    id: 'contents',
    header: '댓글',
    isRowHeader: true,
    className: 'font-normal wrap-anywhere max-md:col-span-2',
    cell: ({ contents, author, postedAt, place, title, path }) => (
      <>
        <p className="line-clamp-6 whitespace-pre-line text-studio-800">{contents}</p>
        <p className={`mt-1 ${QUIET}`}>
          {author} · <time dateTime={postedAt}>{fullMoment(postedAt)}</time> · {REPORT_WORDS.place[place]}
        </p>
        {path ? (
          <a
            href={path}
            data-cell="title"
            className={`${QUIET} underline underline-offset-4 max-md:inline-flex max-md:min-h-11 max-md:items-center`}
          >
            {title}
          </a>
        ) : (
          <span className={QUIET}>지금은 보이지 않는 글</span>
        )}
      </>
    ),
  },
  {
    id: 'reasons',
    header: '신고',
    width: 'w-64 max-lg:w-48',
    className: 'wrap-anywhere max-md:col-span-2',
    cell: ({ reportCnt, reasons }) => (
      <>
        <p className="font-semibold tabular-nums">{reportCnt.toLocaleString('ko-KR')}번</p>
        <ul className={QUIET}>
          {reasons.map((reason, i) => (
            <li key={`${i} ${reason}`}>{reason}</li>
          ))}
        </ul>
      </>
    ),
  },
  {
    id: 'state',
    header: '상태',
    width: 'w-40 max-lg:w-32',
    className: 'wrap-anywhere',
    cell: ({ state, reviewReason }) => (
      <>
        <Pill dot={DOTS[state]}>{REPORT_WORDS.state[state]}</Pill>
        {reviewReason && <p className={`mt-1 ${QUIET}`}>{reviewReason}</p>}
      </>
    ),
  },
  {
    id: 'reportedAt',
    header: '최근 신고',
    sort: 'desc',
    width: 'w-34',
    className: 'tabular-nums max-md:text-right max-md:text-studio-label max-md:font-normal max-md:text-studio-text-mute',
    cell: ({ reportedAt }) => (
      <time dateTime={reportedAt} title={fullMoment(reportedAt)}>
        {recentMoment(reportedAt, now)}
      </time>
    ),
  },
  ...(onAct
    ? [
        {
          id: 'acts',
          header: '할 일',
          width: 'w-36',
          className: 'max-md:col-span-2',
          cell: (row: ReportRow) => <Acts row={row} onAct={onAct} />,
        },
      ]
    : []),
]

function Acts({ row, onAct }: { row: ReportRow; onAct: NonNullable<ReportsTableProps['onAct']> }) {
  const button = (act: ReportAct, words: string, Icon: typeof Eye) => (
    <button type="button" className={LINE_BUTTON} aria-label={`${row.author}의 댓글 ${words}`} onClick={() => onAct(act, row)}>
      <Icon {...ICON} />
      {words}
    </button>
  )
  return (
    <div className="flex flex-wrap gap-2">
      {row.state !== 'hidden' && button('hide', '숨기기', EyeOff)}
      {row.state === 'waiting' && button('leave', '그대로 두기', Eye)}
      {row.state !== 'waiting' && button('undo', '되돌리기', Undo2)}
    </div>
  )
}
