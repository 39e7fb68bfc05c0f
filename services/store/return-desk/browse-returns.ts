import { and, asc, desc, eq, lt, type SQL } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/return-desk'
import { orders } from '@/services/db/tables/orders'
import { orderReturns } from '@/services/db/tables/returns'
import { operation } from '@/services/kit/service'
import { isOpenReturn } from '../domain/orders/is-open-return'
import { isReturnToRefund } from '../domain/money/is-return-to-refund'
import { isReturnToConfirm } from '../domain/money/to-confirm'
import { joinedLines } from '../domain/money/present-return'
import { presentRow } from './present-desk-return'

export const browseReturns = operation(contracts.browseReturns, async (wanted, ctx) => {
  const { db, siteId, now } = ctx
  const { search = '', kind, state, show, direction = 'asc', page = 1, size = 20 } = wanted
  const shown: Record<NonNullable<typeof show>, SQL> = {
    open: isOpenReturn(),
    late: lt(orderReturns.dueAt, now),
    confirm: isReturnToConfirm(ctx),
    refund: isReturnToRefund(ctx),
  }
  const among = and(
    eq(orderReturns.siteId, siteId),
    search.trim() ? eq(orderReturns.orderId, search.trim().toUpperCase()) : undefined,
    kind && eq(orderReturns.kind, kind),
    state && eq(orderReturns.state, state),
    show && shown[show],
  )
  const order = direction === 'asc' ? asc : desc
  const rows = await db
    .select({ row: orderReturns, buyer: orders.buyer })
    .from(orderReturns)
    .innerJoin(orders, eq(orders.orderId, orderReturns.orderId))
    .where(among)
    .orderBy(order(orderReturns.requestedAt), order(orderReturns.returnSeq))
    .limit(size)
    .offset((page - 1) * size)
  const lines = await joinedLines(
    db,
    rows.map(({ row }) => row.returnSeq),
  )
  return {
    items: rows.map(({ row, buyer }) => presentRow(row, buyer.name, lines.get(row.returnSeq) ?? [])),
    totalCount: await db.$count(orderReturns, among),
  }
})
