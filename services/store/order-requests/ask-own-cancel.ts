import { and, eq, ne, type SQL } from 'drizzle-orm'
import type { Input, Item } from '@/schemas/api/base/contract'
import type { askCancel as contract } from '@/schemas/api/store/order-requests'
import { isCancelAskable, MOST_CANCEL_REQUESTS } from '@/schemas/rules/store/cancel-requests'
import { isCancellable } from '@/schemas/rules/store/order-states'
import { cancelRequests } from '@/services/db/tables/order-desk'
import { payments } from '@/services/db/tables/payments'
import type { CtxOf } from '@/services/kit/service'
import { raiseVersion, reckonRefund } from '../domain/money/create-refund'
import { presentOrder } from '../domain/money/present-order'
import { waitingCancelRequest } from '../domain/orders/cancel-request'
import { noteChange } from '../domain/orders/note-change'
import { tellBuyer } from '../domain/orders/tell-buyer'
import { tellPackers } from '../domain/orders/tell-packers'
import { lockOwnOrder } from './lock-own-order'

type Context = CtxOf<typeof contract>

/**
 * Of all that is left, or of pieces. Its row is held, so that what is sent meanwhile is not asked back. What comes back is reckoned as where the
 * buyer cancels alone, and stored: staff give exactly that. @param own which orders are the caller's.
 */
export async function askOwnCancel(
  ctx: Context,
  { id, reason, items, amount: shown, refundAccount }: Input<typeof contract>,
  own: SQL,
): Promise<Item<typeof contract>> {
  const { db, siteId, now } = ctx
  const locked = await lockOwnOrder(ctx, id, own)
  const { state } = locked.order
  if (isCancellable(state)) throw ctx.fail('direct')
  if (state === 'shipped' || state === 'delivered') throw ctx.fail('handedOver')
  if (!isCancelAskable(state)) throw ctx.fail('over')
  await refuseAgain(ctx, id, items)
  const { amount, points, pieces, isWhole } = await reckonRefund(ctx, locked, { items, reason, refundAccount, by: 'buyer' }, ctx)
  if (shown !== undefined && shown !== amount) throw ctx.fail('changed')
  await db.insert(cancelRequests).values({
    ...{ siteId, orderId: id, reason: reason.trim(), askedAt: now, amount, points },
    items: isWhole ? null : pieces,
    account: (await isDeposit(db, id)) ? { ...refundAccount! } : null,
  })
  await raiseVersion(ctx, locked)
  // What the buyer writes may name a person: the request has it, sealed.
  await noteChange(ctx, locked.order, { kind: 'cancelAsked', words: '', reason: '', by: 'buyer' })
  await tellBuyer(ctx, locked.order, 'cancelAsked', 0, { by: 'buyer' })
  await tellPackers(ctx, locked.order, 'cancel')
  return presentOrder(db, locked.order, now)
}

/** One request at a time, and not for ever. What staff have cancelled as it was asked does not count. */
async function refuseAgain(ctx: Context, orderId: string, items: Input<typeof contract>['items']): Promise<void> {
  const { db } = ctx
  const waiting = await waitingCancelRequest(db, orderId)
  const isSame = ({ lineSeq }: { lineSeq: number }) => waiting?.items === null || waiting?.items.some((one) => one.lineSeq === lineSeq)
  if (waiting) throw ctx.fail(!items?.length || items.some(isSame) ? 'already' : 'otherFirst')
  const others = and(eq(cancelRequests.orderId, orderId), ne(cancelRequests.state, 'accepted'))
  if ((await db.$count(cancelRequests, others)) >= MOST_CANCEL_REQUESTS) throw ctx.fail('tooOften')
}

const isDeposit = async (db: Context['db'], orderId: string): Promise<boolean> =>
  (await db.$count(payments, and(eq(payments.orderId, orderId), eq(payments.method, 'VBANK'), eq(payments.state, 'done')))) > 0
