import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/order-desk'
import { refunds } from '@/services/db/tables/payments'
import { operation } from '@/services/kit/service'
import { raiseVersion } from '../domain/money/create-refund'
import { closeCancelRequest } from '../domain/orders/cancel-request'
import { noteChange } from '../domain/orders/note-change'
import { orderTarget } from '../domain/orders/order-target'
import { tellBuyer } from '../domain/orders/tell-buyer'
import { whoseOrder } from '../domain/orders/whose-order'
import { lockDeskOrder } from './lock-desk-order'
import { presentDeskOrder } from './present-desk-order'

/** A refund that waits for another person's word is over with it: the order has another version. */
export const refuseCancelRequest = operation(contracts.refuseCancelRequest, async ({ orderId, version, reason: typed }, ctx) => {
  const locked = await lockDeskOrder(ctx, ctx, { orderId, version })
  if ((await ctx.db.$count(refunds, and(eq(refunds.orderId, orderId), eq(refunds.state, 'requested')))) > 0) throw ctx.fail('underWay')
  const reason = typed.trim()
  const by = `staff:${ctx.session.staff!.id}`
  if (!(await closeCancelRequest(ctx, orderId, { state: 'refused', by, answer: reason }))) throw ctx.fail('noRequest')
  await raiseVersion(ctx, locked)
  await noteChange(ctx, locked.order, { kind: 'cancelRefused', words: '', reason, by })
  await tellBuyer(ctx, locked.order, 'cancelRefused', 0, { by })
  ctx.audit('order.refuseCancel', orderTarget(orderId), { reason }, whoseOrder(locked.order))
  return { item: await presentDeskOrder(ctx, orderId) }
})
