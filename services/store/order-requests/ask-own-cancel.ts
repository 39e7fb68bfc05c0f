import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Input, Item } from '@/schemas/api/base/contract'
import type { askCancel as contract } from '@/schemas/api/store/order-requests'
import { isCancelAskable, MOST_CANCEL_REQUESTS } from '@/schemas/rules/store/cancel-requests'
import { isCancellable } from '@/schemas/rules/store/order-states'
import { cancelRequests } from '@/services/db/tables/order-desk'
import { payments, refunds } from '@/services/db/tables/payments'
import type { CtxOf } from '@/services/kit/service'
import { raiseVersion } from '../domain/money/create-refund'
import { presentOrder } from '../domain/money/present-order'
import { waitingCancelRequest } from '../domain/orders/cancel-request'
import { noteChange } from '../domain/orders/note-change'
import { tellBuyer } from '../domain/orders/tell-buyer'
import { tellPackers } from '../domain/orders/tell-packers'
import { lockOwnOrder } from './lock-own-order'

type Context = CtxOf<typeof contract>

/** Of the whole order. Its row is held, so that what is sent meanwhile is not asked back. @param own which orders are the caller's. */
export async function askOwnCancel(
  ctx: Context,
  { id, reason, refundAccount }: Input<typeof contract>,
  own: SQL,
): Promise<Item<typeof contract>> {
  const { db, siteId, now } = ctx
  const locked = await lockOwnOrder(ctx, id, own)
  const { state } = locked.order
  if (isCancellable(state)) throw ctx.fail('direct')
  if (state === 'shipped' || state === 'delivered') throw ctx.fail('handedOver')
  if (!isCancelAskable(state)) throw ctx.fail('over')
  if (await waitingCancelRequest(db, id)) throw ctx.fail('already')
  if ((await db.$count(cancelRequests, eq(cancelRequests.orderId, id))) >= MOST_CANCEL_REQUESTS) throw ctx.fail('tooOften')
  if ((await db.$count(refunds, and(eq(refunds.orderId, id), eq(refunds.state, 'requested')))) > 0) throw ctx.fail('underWay')
  const paidIn = and(eq(payments.orderId, id), eq(payments.method, 'VBANK'), inArray(payments.state, ['done']))
  const isDeposit = (await db.$count(payments, paidIn)) > 0
  if (isDeposit && !refundAccount) throw ctx.fail('accountNeeded')
  await db.insert(cancelRequests).values({
    ...{ siteId, orderId: id, reason: reason.trim(), askedAt: now },
    account: isDeposit ? { ...refundAccount! } : null,
  })
  await raiseVersion(ctx, locked)
  // What the buyer writes may name a person: the request has it, sealed.
  await noteChange(ctx, locked.order, { kind: 'cancelAsked', words: '', reason: '', by: 'buyer' })
  await tellBuyer(ctx, locked.order, 'cancelAsked', 0, { by: 'buyer' })
  await tellPackers(ctx, locked.order, 'cancel')
  return presentOrder(db, locked.order, now)
}
