'use client'
import { useMemo } from 'react'
import { DataTable, type DataColumn } from '@/builder/list/data-table'
import type { Go } from '@/builder/list/list-query'
import { fullMoment, recentMoment } from '@/builder/list/recent-moment'
import type { Listed } from '@/schemas/api/base/contract'
import type { browseVisits } from '@/schemas/api/consulting/visit-desk'
import { visitClock, visitMoment } from '@/schemas/rules/consulting/visit-form'
import type { VisitListView } from './visit-list-view'
import { deskVisitPath } from './desk-visit-path'
import { VisitPill } from './visit-pill'

type Row = Listed<typeof browseVisits>

interface VisitsTableProps {
  view: VisitListView
  go: Go<VisitListView>
  rows: readonly Row[]
  total: number
  /** Epoch milliseconds of the displayed answer. */
  now: number
}

/** Bookings, their people masked; the link opens one. */
export function VisitsTable({ view, go, rows, total, now }: VisitsTableProps) {
  const columns = useMemo(() => columnsAt(now), [now])
  return (
    <DataTable<Row, 'startsAt'>
      label="방문 예약 목록"
      columns={columns}
      rows={rows}
      idOf={({ visitSeq }) => String(visitSeq)}
      total={total}
      view={view}
      onSort={go}
      rowClass="max-md:grid-cols-[minmax(0,1fr)_auto] max-md:py-3 max-md:pl-2"
    />
  )
}

const QUIET = 'max-md:text-studio-label max-md:font-normal max-md:text-studio-text-mute'

const columnsAt = (now: number): readonly DataColumn<Row>[] => [
  {
    id: 'startsAt',
    header: '방문',
    sort: 'asc',
    isRowHeader: true,
    className: 'font-normal max-md:col-span-2',
    cell: ({ visitSeq, startsAt, endsAt, placeName, people }) => (
      <>
        <a
          href={deskVisitPath(visitSeq)}
          data-cell="title"
          className="block text-studio-title tracking-tight tabular-nums underline-offset-4 hover:underline max-md:-my-2.5 max-md:py-2.5 max-md:text-body max-md:font-semibold"
        >
          {visitMoment(startsAt)}–{visitClock(endsAt)}
        </a>
        <span className="block text-studio-label font-normal text-studio-text-mute wrap-anywhere">
          {placeName} · {people}명
        </span>
      </>
    ),
  },
  {
    id: 'name',
    header: '예약자',
    width: 'w-44',
    className: `${QUIET} tabular-nums`,
    cell: ({ name, phoneNo, hasRequest }) => [name, phoneNo, hasRequest ? '요청 있음' : ''].filter(Boolean).join(' · '),
  },
  {
    id: 'state',
    header: '상태',
    width: 'w-36',
    className: 'max-md:text-right',
    cell: ({ state, isDropped }) => <VisitPill state={state} isDropped={isDropped} />,
  },
  {
    id: 'bookedAt',
    header: '예약',
    width: 'w-34',
    className: 'tabular-nums max-md:hidden',
    cell: ({ bookedAt }) => (
      <time dateTime={bookedAt} title={fullMoment(bookedAt)}>
        {recentMoment(bookedAt, now)}
      </time>
    ),
  },
]
