// What the store took and gave back on each day in Seoul, and what does not agree.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { reasonFor } from '../base/fields'

const Day = (title: string) => Type.Optional(Type.String({ title, pattern: '^\\d{4}-\\d{2}-\\d{2}$' }))
/** The last thirty days without a choice. */
const period = { from: Day('처음 날'), until: Day('마지막 날') }
/** Days of one answer. */
export const MOST_SALES_DAYS = 366
const see = { access: 'manager', right: { of: 'sales', act: 'see' } } as const
const errors = { period: ['400', `기간은 첫 날부터 ${MOST_SALES_DAYS}일까지 고를 수 있습니다.`] } as const

/** All won or points of a day; money by the events of payments, points by the ledger. */
export const SALES_SUMS = [
  'orders',
  'captured',
  'refunded',
  'net',
  'card',
  'transfer',
  'vbank',
  'delivery',
  'install',
  'coupons',
  'couponAmount',
  'pointsSpent',
  'pointsReturned',
  'pointsGiven',
  'pointsExpired',
] as const
export type SalesSum = (typeof SALES_SUMS)[number]
const sums = Object.fromEntries(SALES_SUMS.map((name) => [name, Type.Integer()])) as Record<SalesSum, ReturnType<typeof Type.Integer>>

/** Days on which something happened, the latest first. */
export const readSales = contract({
  at: 'GET /adm/sales/read',
  id: 'sales.read',
  title: '일별 매출',
  ...see,
  input: Type.Object(period),
  items: Type.Object({ day: Type.String(), ...sums }),
  item: Type.Object({
    from: Type.String(),
    until: Type.String(),
    total: Type.Object(sums),
    /** Orders of the period whose payments, refunds or points are not what the order says. */
    differences: Type.Array(
      Type.Object({
        orderId: Type.String(),
        /** Kept in money by the events, and by the order and its refunds. */
        kept: Type.Integer(),
        due: Type.Integer(),
        /** Spent in points by the ledger, and by the order and its refunds. */
        pointsKept: Type.Integer(),
        pointsDue: Type.Integer(),
      }),
    ),
  }),
  errors,
})

/** The same as a file, which is recorded. */
export const exportSales = contract({
  at: 'POST /adm/sales/export',
  id: 'sales.export',
  title: '일별 매출 내려받기',
  ...see,
  codec: 'json',
  input: Type.Object({ ...period, reason: reasonFor('내려받는 사유') }),
  item: Type.Object({ name: Type.String(), csv: Type.String(), rows: Type.Integer() }),
  errors,
})
