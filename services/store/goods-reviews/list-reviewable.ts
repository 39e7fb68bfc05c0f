import { and, desc, eq, isNotNull } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/reviews'
import { orderLines, orders } from '@/services/db/tables/orders'
import { operation } from '@/services/kit/service'
import { isDelivered, isUnreviewed } from '../domain/is-delivered'

export const listReviewable = operation(contracts.listReviewable, async ({ page = 1, size = 10 }, ctx) => {
  const { db } = ctx
  const wanted = and(isDelivered(ctx), isUnreviewed(ctx), isNotNull(orderLines.goodsId))
  const of = db.select({ line: orderLines, order: orders }).from(orderLines).innerJoin(orders, eq(orders.orderId, orderLines.orderId))
  const rows = await of
    .where(wanted)
    .orderBy(desc(orders.updatedAt), desc(orderLines.lineSeq))
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
    items: rows.map(({ line, order }) => ({
      lineSeq: line.lineSeq,
      goodsId: line.goodsId ?? '',
      name: line.name,
      choices: line.choices,
      image: line.image,
      imageAlt: line.imageAlt,
      orderId: order.orderId,
      // A delivered order changes no more.
      deliveredAt: order.updatedAt.toISOString(),
    })),
    totalCount,
  }
})
