'use client'
import { useMemo } from 'react'
import { DataTable, type Chosen, type DataColumn } from '@/builder/list/data-table'
import type { Go } from '@/builder/list/list-query'
import { fullMoment, recentMoment } from '@/builder/list/recent-moment'
import type { Listed } from '@/schemas/api/base/contract'
import type { browseDeskOrders } from '@/schemas/api/store/order-desk'
import { METHOD_WORDS } from '@/schemas/rules/store/method-words'
import { wonWords } from '@/schemas/rules/store/won-words'
import type { OrderListView, OrderSort } from './order-list-view'
import { orderPath } from './order-path'
import { OrderPill } from './order-pill'

export type DeskRow = Listed<typeof browseDeskOrders>

interface OrdersTableProps {
  label: string
  view: OrderListView
  go: Go<OrderListView>
  rows: readonly DeskRow[]
  total: number
  /** Epoch milliseconds of the displayed answer. */
  now: number
  /** Undefined where nothing may be done with several. */
  choose: { chosen: Chosen<DeskRow>; onChoose: (chosen: Chosen<DeskRow>) => void } | undefined
}

/** Orders, their people masked; the link opens one. */
export function OrdersTable({ label, view, go, rows, total, now, choose }: OrdersTableProps) {
  const start = choose ? 'max-md:col-start-2' : 'max-md:col-start-1'
  const columns = useMemo(() => columnsAt(now, start), [now, start])
  return (
    <DataTable<DeskRow, OrderSort>
      label={label}
      columns={columns}
      rows={rows}
      idOf={({ orderId }) => orderId}
      total={total}
      view={view}
      onSort={go}
      selection={
        choose && {
          ...choose,
          label: '이 페이지의 준비 전 주문 모두 고르기',
          labelOf: ({ orderId }) => `주문 ${orderId} 고르기`,
          mayChoose: ({ state }) => state === 'paid',
        }
      }
      rowClass={`${choose ? 'max-md:grid-cols-[2.75rem_minmax(0,1fr)_auto]' : 'max-md:grid-cols-[minmax(0,1fr)_auto] max-md:pl-2'} max-md:gap-x-2 max-md:py-3`}
    />
  )
}

const QUIET = 'text-studio-label font-normal text-studio-text-mute'

/** @param start of the cells of a phone: right of the check box, where there is one. */
const columnsAt = (now: number, start: string): readonly DataColumn<DeskRow>[] => [
  {
    id: 'order',
    header: '주문',
    isRowHeader: true,
    className: 'font-normal max-md:col-span-2',
    cell: ({ orderId, orderName, pieces }) => (
      <>
        <a
          href={orderPath(orderId)}
          data-cell="title"
          className="block text-studio-title tracking-tight underline-offset-4 wrap-anywhere hover:underline max-md:-my-2.5 max-md:py-2.5 max-md:text-body max-md:font-semibold"
        >
          {orderName}
        </a>
        <span className={`block tabular-nums wrap-anywhere ${QUIET}`}>
          <span className="whitespace-nowrap">{orderId}</span> · {pieces}개
        </span>
      </>
    ),
  },
  {
    id: 'name',
    header: '주문한 분',
    width: 'w-36',
    className: `tabular-nums ${start} max-md:text-studio-label max-md:font-normal max-md:text-studio-text-mute`,
    cell: ({ name, phoneNo, isMember }) => [name, phoneNo, isMember ? '' : '비회원'].filter(Boolean).join(' · '),
  },
  {
    id: 'state',
    header: '상태',
    width: 'w-32',
    className: 'max-md:text-right',
    cell: ({ state, trouble, isFaulty }) => (
      <>
        <OrderPill state={state} />
        {trouble && <span className="block text-studio-label text-danger">{trouble}</span>}
        {isFaulty && <span className="block text-studio-label text-danger">결제 확인 필요</span>}
      </>
    ),
  },
  {
    id: 'amount',
    header: '결제 금액',
    sort: 'desc',
    width: 'w-32',
    className: `text-right tabular-nums ${start} max-md:text-left`,
    cell: ({ amount, refundAmount, method }) => (
      <>
        {wonWords(amount)}
        <span className={`block ${QUIET}`}>
          {METHOD_WORDS[method]}
          {refundAmount > 0 && ` · 환불 ${wonWords(refundAmount)}`}
        </span>
      </>
    ),
  },
  {
    id: 'placedAt',
    header: '주문한 때',
    sort: 'desc',
    width: 'w-28',
    className: `tabular-nums max-md:text-right max-md:text-studio-label max-md:font-normal max-md:text-studio-text-mute`,
    cell: ({ placedAt }) => (
      <time dateTime={placedAt} title={fullMoment(placedAt)}>
        {recentMoment(placedAt, now)}
      </time>
    ),
  },
]
