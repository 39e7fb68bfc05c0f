import { and, desc, eq, inArray } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/order-desk'
import { paymentEvents } from '@/services/db/tables/payments'
import { operation } from '@/services/kit/service'
import { noteEvent } from '../domain/money/note-event'
import { orderTarget } from '../domain/orders/order-target'
import { presentDeskOrder, requireOrder } from './present-desk-order'
import { whoseOrder } from '../domain/orders/whose-order'

/** Two who write at once have looked after the same fault: the second one is told. */
export const checkDeskPayment = operation(contracts.checkDeskPayment, async ({ orderId, eventSeq: seen, reason }, ctx) => {
  const order = await requireOrder(ctx, orderId)
  const [last] = await ctx.db
    .select()
    .from(paymentEvents)
    .where(and(eq(paymentEvents.orderId, orderId), inArray(paymentEvents.kind, ['fault', 'checked'])))
    .orderBy(desc(paymentEvents.eventSeq))
    .limit(1)
  if (last?.kind !== 'fault') throw ctx.fail('nothing')
  const { paymentKey, eventSeq } = last
  if (eventSeq > seen) throw ctx.fail('moved')
  const detail = reason.trim()
  const isNew = await noteEvent(ctx, { orderId, paymentKey, kind: 'checked', amount: 0, key: `checked:${eventSeq}`, detail })
  if (!isNew) throw ctx.fail('nothing')
  ctx.audit('order.check', orderTarget(orderId), { reason: detail }, whoseOrder(order))
  return { item: await presentDeskOrder(ctx, orderId) }
})
