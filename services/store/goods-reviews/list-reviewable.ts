import { and, desc, eq, isNotNull, max, sql } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/reviews'
import { orderLines, orderMoves, orders } from '@/services/db/tables/orders'
import { operation } from '@/services/kit/service'
import { isDelivered, isUnreviewed } from '../domain/orders/is-delivered'

export const listReviewable = operation(contracts.listReviewable, async ({ page = 1, size = 10 }, ctx) => {
  const { db } = ctx
  const wanted = and(isDelivered(ctx), isUnreviewed(ctx), isNotNull(orderLines.goodsId))
  const at = db
    .select({ orderId: orderMoves.orderId, at: max(orderMoves.at).as('delivered_at') })
    .from(orderMoves)
    .where(eq(orderMoves.to, 'delivered'))
    .groupBy(orderMoves.orderId)
    .as('delivered')
  const of = db
    .select({ line: orderLines, order: orders, deliveredAt: at.at })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
    .leftJoin(at, eq(at.orderId, orders.orderId))
  const rows = await of
    .where(wanted)
    .orderBy(desc(sql`coalesce(${at.at}, ${orders.updatedAt})`), desc(orderLines.lineSeq))
    .limit(size)
    .offset((page - 1) * size)
  const totalCount = await db.$count(
    db
      .select({ lineSeq: orderLines.lineSeq })
      .from(orderLines)
      .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
      .where(wanted)
      .as('reviewable'),
  )
  return {
    items: rows.map(({ line, order, deliveredAt }) => ({
      lineSeq: line.lineSeq,
      goodsId: line.goodsId ?? '',
      name: line.name,
      choices: line.choices,
      image: line.image,
      imageAlt: line.imageAlt,
      orderId: order.orderId,
      // A confirmation changes the order later: its delivery is in its moves.
      deliveredAt: (deliveredAt ?? order.updatedAt).toISOString(),
    })),
    totalCount,
  }
})
