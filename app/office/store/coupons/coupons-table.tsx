'use client'
import { useMemo } from 'react'
import { DataTable, type DataColumn } from '@/builder/list/data-table'
import type { Go } from '@/builder/list/list-query'
import { fullMoment, recentMoment } from '@/builder/list/recent-moment'
import { wonWords } from '@/schemas/rules/store/won-words'
import type { CouponListView } from './coupon-list-view'
import { couponPath } from './coupon-path'
import { CouponPill } from './coupon-pill'
import { couponWords, type CouponRow } from './coupon-words'

interface CouponsTableProps {
  view: CouponListView
  go: Go<CouponListView>
  rows: readonly CouponRow[]
  total: number
  /** Epoch milliseconds of the displayed answer. */
  now: number
}

export function CouponsTable({ view, go, rows, total, now }: CouponsTableProps) {
  const columns = useMemo(() => columnsAt(now), [now])
  return (
    <DataTable<CouponRow, 'createdAt'>
      label="쿠폰 목록"
      columns={columns}
      rows={rows}
      idOf={({ couponSeq }) => String(couponSeq)}
      total={total}
      view={view}
      onSort={go}
      rowClass="max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-2 max-md:py-3 max-md:pl-2"
    />
  )
}

const QUIET = 'text-studio-label font-normal text-studio-text-mute'
const SMALL = 'tabular-nums max-md:text-studio-label max-md:font-normal max-md:text-studio-text-mute'

const columnsAt = (now: number): readonly DataColumn<CouponRow>[] => [
  {
    id: 'name',
    header: '쿠폰',
    isRowHeader: true,
    className: 'font-normal max-md:col-span-2',
    cell: (row) => (
      <>
        <a
          href={couponPath(row.couponSeq)}
          data-cell="title"
          className="block text-studio-title tracking-tight underline-offset-4 wrap-anywhere hover:underline max-md:-my-2.5 max-md:py-2.5 max-md:text-body max-md:font-semibold"
        >
          {row.name}
        </a>
        <span className={`block tabular-nums wrap-anywhere ${QUIET}`}>
          {[`${couponWords.discount(row)} 할인`, row.minAmount > 0 && `${wonWords(row.minAmount)} 이상`, couponWords.audience(row)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </>
    ),
  },
  { id: 'period', header: '쓸 수 있는 날', width: 'w-52', className: SMALL, cell: couponWords.period },
  { id: 'state', header: '상태', width: 'w-28', className: 'max-md:text-right', cell: ({ state }) => <CouponPill state={state} /> },
  {
    id: 'issued',
    header: '받은 회원',
    width: 'w-40',
    className: `text-right max-md:text-left ${SMALL}`,
    cell: (row) => (
      <>
        {couponWords.issued(row)}
        {row.issued > 0 && <span className={`block ${QUIET} max-md:ml-2 max-md:inline`}>쓴 회원 {couponWords.count(row.used)}명</span>}
      </>
    ),
  },
  {
    id: 'createdAt',
    header: '만든 때',
    sort: 'desc',
    width: 'w-34',
    className: `max-md:text-right ${SMALL}`,
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} title={fullMoment(createdAt)}>
        {recentMoment(createdAt, now)}
      </time>
    ),
  },
]
