import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/orders'
import { orders } from '@/services/db/tables/orders'
import { operation } from '@/services/kit/service'
import { isShown } from '../domain/of-member'
import { refundedOf } from '../domain/note-event'
import { linesOf } from '../domain/move-order'
import { presentHead, presentLine, presentPayment } from '../domain/present-order'

export const readCompletedOrder = operation(contracts.readCompletedOrder, async ({ id }, ctx) => {
  const [order] = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.siteId, ctx.siteId), isShown(), eq(orders.orderId, id)))
  if (!order || (order.memberNo !== null && order.memberNo !== ctx.session.user?.memberNo)) throw ctx.fail('missing')
  const [refunded, payment, lines] = await Promise.all([
    refundedOf(ctx.db, [id]),
    presentPayment(ctx.db, order, ctx.now),
    linesOf(ctx.db, id),
  ])
  // The slip of a receipt shows the number that it was issued to.
  if (payment?.cashReceipt) payment.cashReceipt = { ...payment.cashReceipt, receiptUrl: '', issueNumber: '' }
  const head = presentHead(order, { refundAmount: refunded.get(id) ?? 0, confirmable: new Set() })
  return { item: { ...head, items: lines.map(presentLine), delivery: order.memberNo === null ? null : order.delivery, payment } }
})
