import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/orders'
import { orders } from '@/services/db/tables/orders'
import { operation } from '@/services/kit/service'
import { isShown } from '../domain/orders/belongs-to-member'
import { linesOf } from '../domain/orders/move-order'
import { presentCompleted } from '../domain/money/present-completed'
import { presentLine } from '../domain/money/present-order'

export const readCompletedOrder = operation(contracts.readCompletedOrder, async ({ id }, ctx) => {
  const [order] = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.siteId, ctx.siteId), isShown(), eq(orders.orderId, id)))
  const isOwn = order?.memberNo != null && order.memberNo === ctx.session.user?.memberNo
  // Who paid by the link of a telephone order need not be signed in; like a visitor, they read no address.
  if (!order || (order.memberNo !== null && order.draftSeq === null && !isOwn)) throw ctx.fail('missing')
  const [head, lines] = await Promise.all([presentCompleted(ctx.db, order, ctx.now), linesOf(ctx.db, id)])
  return { item: { ...head, items: lines.map((line) => presentLine(line, 0)), delivery: isOwn ? order.delivery : null } }
})
