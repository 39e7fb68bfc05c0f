'use client'
import { createColumnHelper, rowPaginationFeature, rowSortingFeature, tableFeatures, useTable, type Row } from '@tanstack/react-table'
import { useMemo } from 'react'
import type { Listed } from '@/schemas/api/base/contract'
import type { browseEvents } from '@/schemas/api/events/staff'
import { formatPeriod } from '@/schemas/words/dates'
import { PAGE_SIZE } from '@/builder/pages/list-view'
import { HeaderCell, walkRows } from '@/builder/list/table-parts'
import { fullMoment, recentMoment } from '@/builder/list/when'
import type { EventListView, EventSort, GoEvents } from './event-list-view'
import { eventAddress, EventPill, templateWords } from './event-words'

export type EventRow = Listed<typeof browseEvents>

interface EventsTableProps {
  view: EventListView
  go: GoEvents
  rows: readonly EventRow[]
  total: number
  /** Epoch milliseconds of the answer that is shown. */
  now: number
}

const features = tableFeatures({ rowSortingFeature, rowPaginationFeature })
const helper = createColumnHelper<typeof features, EventRow>()
const columns = helper.columns([
  helper.accessor('eventName', { header: '이벤트', sortDescFirst: false }),
  helper.accessor('state', { header: '상태', enableSorting: false }),
  helper.accessor('openStrDate', { header: '기간', sortDescFirst: true }),
  helper.accessor('entries', { header: '응모', enableSorting: false }),
  helper.accessor('updatedAt', { header: '수정', sortDescFirst: true }),
])

const WIDTHS: Record<string, string> = {
  state: 'w-26',
  openStrDate: 'w-52 max-lg:w-44',
  entries: 'w-28 max-lg:w-20 text-right',
  updatedAt: 'w-30 max-lg:w-28',
}

/** One page of the events. What it shows was filtered, sorted and cut by the service. */
export function EventsTable({ view, go, rows, total, now }: EventsTableProps) {
  const data = useMemo(() => [...rows], [rows])
  const sorting = [{ id: view.sort as string, desc: view.direction === 'desc' }]
  const table = useTable({
    features,
    columns,
    data,
    getRowId: (row) => String(row.eventSeq),
    manualSorting: true,
    manualPagination: true,
    rowCount: total,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: { sorting, pagination: { pageIndex: view.page - 1, pageSize: PAGE_SIZE } },
    onSortingChange: (updater) => {
      const [first] = typeof updater === 'function' ? updater(sorting) : updater
      if (first) go({ sort: first.id as EventSort, direction: first.desc ? 'desc' : 'asc' })
    },
  })
  return (
    <table role="table" aria-label="이벤트 목록" className="w-full max-md:block md:table-fixed">
      <thead role="rowgroup" className="max-md:hidden">
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id} role="row">
            {group.headers.map((header) => (
              <HeaderCell
                key={header.id}
                toggle={header.column.getCanSort() ? header.column.getToggleSortingHandler() : undefined}
                sorted={view.sort === header.column.id ? view.direction : undefined}
                className={`px-3 ${WIDTHS[header.column.id] ?? ''}`}
              >
                <table.FlexRender header={header} />
              </HeaderCell>
            ))}
          </tr>
        ))}
      </thead>
      <tbody role="rowgroup" className="max-md:block" onKeyDown={walkRows}>
        {table.getRowModel().rows.map((row) => (
          <EventLine key={row.id} row={row} now={now} />
        ))}
      </tbody>
    </table>
  )
}

/** Cells of a row are the same elements on both screens; the narrow one lays them below each other. */
function EventLine({ row, now }: { row: Row<typeof features, EventRow>; now: number }) {
  const { eventSeq, eventName, eventType, state, openStrDate, openEndDate, entries, places, updatedAt } = row.original
  const cell = 'md:h-15 md:border-b md:border-studio-100 md:px-3 md:py-2'
  const quiet = 'max-md:text-studio-label max-md:font-normal max-md:text-studio-text-mute'
  return (
    <tr
      role="row"
      className="hover:bg-studio-chrome max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-2 max-md:border-b max-md:border-studio-line max-md:py-3 max-md:pl-2"
    >
      <th role="rowheader" scope="row" className={`${cell} text-left font-normal max-md:col-span-2`}>
        <a
          href={eventAddress(eventSeq)}
          data-cell="title"
          title={eventName}
          className="block text-studio-title tracking-tight underline-offset-4 hover:underline md:truncate max-md:-my-2.5 max-md:line-clamp-3 max-md:py-2.5 max-md:text-body max-md:font-semibold"
        >
          {eventName}
        </a>
        <span className="text-studio-label font-normal text-studio-text-mute tabular-nums">
          {eventSeq} · {templateWords(eventType)}
        </span>
      </th>
      <td role="cell" className={`${cell} max-md:pt-1.5`}>
        <EventPill state={state} />
      </td>
      <td role="cell" className={`${cell} ${quiet} tabular-nums max-md:order-last max-md:col-span-2 max-md:pt-1.5`}>
        {formatPeriod(openStrDate, openEndDate)}
      </td>
      <td role="cell" className={`${cell} ${quiet} text-right tabular-nums max-md:pt-1.5`}>
        <span className="md:sr-only">응모 </span>
        {entries.toLocaleString('ko-KR')}
        {places !== null && <span className="text-studio-text-mute"> / {places.toLocaleString('ko-KR')}</span>}
      </td>
      <td role="cell" className={`${cell} max-md:hidden`}>
        <time dateTime={updatedAt} title={fullMoment(updatedAt)}>
          {recentMoment(updatedAt, now)}
        </time>
      </td>
    </tr>
  )
}
