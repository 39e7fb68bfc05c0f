import { count, desc, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/returns'
import { orders } from '@/services/db/tables/orders'
import { orderReturns } from '@/services/db/tables/returns'
import { operation } from '@/services/kit/service'
import { belongsToMember } from '../domain/orders/belongs-to-member'
import { joinedLines, presentReturnHead } from '../domain/money/present-return'

export const listReturns = operation(contracts.listReturns, async ({ page = 1, size = 10 }, ctx) => {
  const { db } = ctx
  const isOwn = eq(orders.orderId, orderReturns.orderId)
  const rows = await db
    .select({ row: orderReturns })
    .from(orderReturns)
    .innerJoin(orders, isOwn)
    .where(belongsToMember(ctx))
    .orderBy(desc(orderReturns.requestedAt), desc(orderReturns.returnSeq))
    .limit(size)
    .offset((page - 1) * size)
  const [all] = await db.select({ count: count() }).from(orderReturns).innerJoin(orders, isOwn).where(belongsToMember(ctx))
  const lines = await joinedLines(
    db,
    rows.map(({ row }) => row.returnSeq),
  )
  return { items: rows.map(({ row }) => presentReturnHead(row, lines.get(row.returnSeq) ?? [])), totalCount: all!.count }
})
