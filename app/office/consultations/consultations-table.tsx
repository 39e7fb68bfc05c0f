'use client'
import { useMemo } from 'react'
import { DataTable, type DataColumn } from '@/builder/list/data-table'
import type { Go } from '@/builder/list/list-query'
import { fullMoment, recentMoment } from '@/builder/list/recent-moment'
import type { Listed } from '@/schemas/api/base/contract'
import type { browseConsultations } from '@/schemas/api/consulting/desk'
import { TYPE_WORDS } from '@/schemas/rules/consulting/consultation-types'
import type { ConsultationListView, ConsultationSort } from './consultation-list-view'
import { consultationPath } from './consultation-path'
import { ConsultationPill } from './consultation-pill'
import { DueMark } from './due-mark'

type Row = Listed<typeof browseConsultations>

interface ConsultationsTableProps {
  view: ConsultationListView
  go: Go<ConsultationListView>
  rows: readonly Row[]
  total: number
  /** Epoch milliseconds of the displayed answer. */
  now: number
}

/** Requests, their people masked; the link opens one. */
export function ConsultationsTable({ view, go, rows, total, now }: ConsultationsTableProps) {
  const columns = useMemo(() => columnsAt(now), [now])
  return (
    <DataTable<Row, ConsultationSort>
      label="상담 목록"
      columns={columns}
      rows={rows}
      idOf={({ counselSeq }) => String(counselSeq)}
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
    id: 'name',
    header: '상담',
    isRowHeader: true,
    className: 'font-normal max-md:col-span-2',
    cell: ({ counselSeq, name, phoneNo, type, categories }) => (
      <>
        <a
          href={consultationPath(counselSeq)}
          data-cell="title"
          className="block text-studio-title tracking-tight underline-offset-4 hover:underline max-md:-my-2.5 max-md:py-2.5 max-md:text-body max-md:font-semibold"
        >
          {name} · {categories.join(', ')}
        </a>
        <span className="block text-studio-label font-normal text-studio-text-mute tabular-nums">
          {[`${counselSeq}번`, TYPE_WORDS[type], phoneNo].join(' · ')}
        </span>
      </>
    ),
  },
  { id: 'stage', header: '단계', width: 'w-24', className: 'max-md:pt-1.5', cell: ({ stage }) => <ConsultationPill stage={stage} /> },
  {
    id: 'owner',
    header: '맡은 곳',
    width: 'w-44',
    className: `${QUIET} max-md:order-last max-md:col-span-2 max-md:pt-1.5`,
    cell: ({ shopName, staffName }) =>
      [shopName, staffName].filter(Boolean).join(' · ') || <span className="text-studio-text-mute">아직 없음</span>,
  },
  {
    id: 'dueAt',
    header: '기한',
    sort: 'asc',
    width: 'w-36',
    className: `${QUIET} tabular-nums max-md:pt-2 max-md:text-right`,
    cell: ({ dueAt }) => <DueMark dueAt={dueAt} now={now} />,
  },
  {
    id: 'createdAt',
    header: '신청',
    sort: 'desc',
    width: 'w-28',
    className: 'tabular-nums max-md:hidden',
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} title={fullMoment(createdAt)}>
        {recentMoment(createdAt, now)}
      </time>
    ),
  },
]
