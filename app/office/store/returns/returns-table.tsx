'use client'
import { useMemo } from 'react'
import { DataTable, type DataColumn } from '@/builder/list/data-table'
import type { Go } from '@/builder/list/list-query'
import { fullMoment, recentMoment } from '@/builder/list/recent-moment'
import type { Listed } from '@/schemas/api/base/contract'
import type { browseReturns } from '@/schemas/api/store/return-desk'
import { RETURN_KIND_WORDS } from '@/schemas/rules/store/return-states'
import { wonWords } from '@/schemas/rules/store/won-words'
import { DueMark } from '../../_parts/due-mark'
import type { ReturnListView } from './return-list-view'
import { returnPath } from './return-path'
import { ReturnPill } from './return-pill'

type Row = Listed<typeof browseReturns>

interface ReturnsTableProps {
  view: ReturnListView
  go: Go<ReturnListView>
  rows: readonly Row[]
  total: number
  /** Epoch milliseconds of the displayed answer. */
  now: number
}

/** Returns, their people masked; the link opens one. */
export function ReturnsTable({ view, go, rows, total, now }: ReturnsTableProps) {
  const columns = useMemo(() => columnsAt(now), [now])
  return (
    <DataTable<Row, 'requestedAt'>
      label="교환과 반품 목록"
      columns={columns}
      rows={rows}
      idOf={({ returnSeq }) => String(returnSeq)}
      total={total}
      view={view}
      onSort={go}
      rowClass="max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-2 max-md:py-3 max-md:pl-2"
    />
  )
}

const QUIET = 'text-studio-label font-normal text-studio-text-mute'

const columnsAt = (now: number): readonly DataColumn<Row>[] => [
  {
    id: 'goods',
    header: '신청',
    isRowHeader: true,
    className: 'font-normal max-md:col-span-2',
    cell: ({ returnSeq, orderId, orderName, kind, cause, qty, name }) => (
      <>
        <a
          href={returnPath(returnSeq)}
          data-cell="title"
          className="block text-studio-title tracking-tight underline-offset-4 wrap-anywhere hover:underline max-md:-my-2.5 max-md:py-2.5 max-md:text-body max-md:font-semibold"
        >
          {RETURN_KIND_WORDS[kind]} · {orderName} {qty}개
        </a>
        <span className={`block tabular-nums wrap-anywhere ${QUIET}`}>
          {name} · {cause === 'mind' ? '단순 변심' : '하자·오배송'} · 주문 {orderId}
        </span>
      </>
    ),
  },
  { id: 'state', header: '상태', width: 'w-36', cell: ({ state }) => <ReturnPill state={state} /> },
  {
    id: 'due',
    header: '기한',
    width: 'w-32',
    className: 'tabular-nums max-md:text-right',
    cell: ({ dueAt }) => <DueMark dueAt={dueAt} now={now} />,
  },
  {
    id: 'amount',
    header: '돌려줄 금액',
    width: 'w-36',
    className: 'text-right tabular-nums max-md:text-left max-md:text-studio-label max-md:font-normal',
    cell: ({ kind, amount }) => (kind === 'exchange' ? '없음' : wonWords(amount)),
  },
  {
    id: 'requestedAt',
    header: '신청한 때',
    sort: 'asc',
    width: 'w-34',
    className: 'tabular-nums max-md:text-right max-md:text-studio-label max-md:font-normal max-md:text-studio-text-mute',
    cell: ({ requestedAt }) => (
      <time dateTime={requestedAt} title={fullMoment(requestedAt)}>
        {recentMoment(requestedAt, now)}
      </time>
    ),
  },
]
