'use client'
import { DataTable, type DataColumn } from '@/builder/list/data-table'
import type { Go } from '@/builder/list/list-query'
import { fullMoment, recentMoment } from '@/builder/list/recent-moment'
import type { Listed } from '@/schemas/api/base/contract'
import type { browseEvents } from '@/schemas/api/events/staff'
import { formatPeriod } from '@/schemas/words/dates'
import { useMemo } from 'react'
import type { EventListView, EventSort } from './event-list-view'
import { eventPath } from './event-path'
import { EventPill } from './event-pill'
import { templateWords } from './template-words'

export type EventRow = Listed<typeof browseEvents>

interface EventsTableProps {
  view: EventListView
  go: Go<EventListView>
  rows: readonly EventRow[]
  total: number
  /** Epoch milliseconds of the displayed answer. */
  now: number
}

/** One page of the events. */
export function EventsTable({ view, go, rows, total, now }: EventsTableProps) {
  const columns = useMemo(() => columnsAt(now), [now])
  return (
    <DataTable<EventRow, EventSort>
      label="이벤트 목록"
      columns={columns}
      rows={rows}
      idOf={({ eventSeq }) => String(eventSeq)}
      total={total}
      view={view}
      onSort={go}
      rowClass="max-md:grid-cols-[minmax(0,1fr)_auto] max-md:py-3 max-md:pl-2"
    />
  )
}

const QUIET = 'max-md:text-studio-label max-md:font-normal max-md:text-studio-text-mute'

const columnsAt = (now: number): readonly DataColumn<EventRow>[] => [
  {
    id: 'eventName',
    header: '이벤트',
    sort: 'asc',
    isRowHeader: true,
    className: 'font-normal max-md:col-span-2',
    cell: ({ eventSeq, eventName, eventType }) => (
      <>
        <a
          href={eventPath(eventSeq)}
          data-cell="title"
          title={eventName}
          className="block text-studio-title tracking-tight underline-offset-4 hover:underline md:truncate max-md:-my-2.5 max-md:line-clamp-3 max-md:border-y-10 max-md:border-transparent max-md:text-body max-md:font-semibold"
        >
          {eventName}
        </a>
        <span className="text-studio-label font-normal text-studio-text-mute tabular-nums">
          {eventSeq} · {templateWords(eventType)}
        </span>
      </>
    ),
  },
  {
    id: 'state',
    header: '상태',
    width: 'w-26',
    className: 'max-md:pt-1.5',
    cell: ({ state }) => <EventPill state={state} />,
  },
  {
    id: 'openStrDate',
    header: '기간',
    sort: 'desc',
    width: 'w-52 max-lg:w-44',
    className: `${QUIET} tabular-nums max-md:order-last max-md:col-span-2 max-md:pt-1.5`,
    cell: ({ openStrDate, openEndDate }) => formatPeriod(openStrDate, openEndDate),
  },
  {
    id: 'entries',
    header: '응모',
    width: 'w-28 max-lg:w-20 text-right',
    className: `${QUIET} text-right tabular-nums max-md:pt-1.5`,
    cell: ({ entries, places }) => (
      <>
        <span className="md:sr-only">응모 </span>
        {entries.toLocaleString('ko-KR')}
        {places !== null && <span className="text-studio-text-mute"> / {places.toLocaleString('ko-KR')}</span>}
      </>
    ),
  },
  {
    id: 'updatedAt',
    header: '수정',
    sort: 'desc',
    width: 'w-34',
    className: 'max-md:hidden',
    cell: ({ updatedAt }) => (
      <time dateTime={updatedAt} title={fullMoment(updatedAt)}>
        {recentMoment(updatedAt, now)}
      </time>
    ),
  },
]
