import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { orders } from '@/services/db/tables/orders'
import type { Member } from '@/services/parts/member-table'

/** Rows that name an order of a member. */
export const ofOrders =
  (column: PgColumn) =>
  ({ memberNo }: Member): SQL =>
    sql`${column} in (select ${orders.orderId} from ${orders} where ${orders.memberNo} = ${memberNo})`

/** Of the contract, the payment and the supply of goods (전자상거래법 시행령 제6조): a withdrawal does not end it. */
export const KEPT_BY_LAW = {
  how: 'retain',
  reason: '전자상거래법에 따라 계약과 대금 결제의 기록을 5년 동안 보관한다; 개인정보는 암호화되어 있다',
  years: 5,
} as const
