// Staff cancel an order, or pieces of it, until it is sent: by themselves, or because its buyer asked. What the provider does with the request is
// settled as for a buyer; above a sum another person is asked.
import type { Input } from '@/schemas/api/base/contract'
import type { cancelDeskOrder } from '@/schemas/api/store/order-desk'
import { currentDatabase } from '@/services/db/current-database'
import { requireRight } from '@/services/kit/admit-right'
import type { CtxOf } from '@/services/kit/service'
import { auditAsked } from '../domain/money/audit-asked'
import { reckonRefund } from '../domain/money/create-refund'
import { refundOrAsk } from '../domain/money/refund-or-ask'
import { sendRequestedRefund } from '../domain/money/send-requested-refund'
import { waitingCancelRequest } from '../domain/orders/cancel-request'
import type { LockedOrder, StoreCtx } from '../domain/orders/move-order'
import { orderTarget } from '../domain/orders/order-target'
import { whoseOrder } from '../domain/orders/whose-order'
import { lockDeskOrder } from './lock-desk-order'
import { presentDeskOrder, requireOrder, type DeskOrder } from './present-desk-order'

type Context = CtxOf<typeof cancelDeskOrder>
type What = Pick<Input<typeof cancelDeskOrder>, 'items' | 'reason' | 'refundAccount'> & {
  /** The request of the buyer, and what they were told would come back. */
  answers?: { cancelSeq: number; told: { amount: number; points: number } | undefined }
}

const CANCELLABLE: readonly string[] = ['waiting', 'paid', 'preparing']

/** @param whatOf what is cancelled and why, once the order is held. */
export async function cancelAtDesk(
  ctx: Context,
  { orderId, version }: { orderId: string; version: number },
  whatOf: (tx: StoreCtx, locked: LockedOrder) => Promise<What> | What,
): Promise<DeskOrder> {
  requireRight(ctx, 'refunds', 'write')
  const open = currentDatabase()
  const by = `staff:${ctx.session.staff!.id}`
  let said: Pick<What, 'items' | 'reason'> | undefined
  const refundId = await open.db.transaction((db) =>
    ctx.once(db, async () => {
      const tx: StoreCtx = { db, siteId: ctx.siteId, now: ctx.now, touch: (...tags) => ctx.touch(...tags) }
      const locked = await lockDeskOrder(ctx, tx, { orderId, version })
      if (!CANCELLABLE.includes(locked.order.state)) throw ctx.fail('wrongState')
      const { items, reason, refundAccount, answers } = await whatOf(tx, locked)
      said = { reason, items }
      const cancelSeq = answers?.cancelSeq
      const reckoned = await reckonRefund(tx, locked, { items, reason, refundAccount, by, cancelSeq }, ctx)
      // What the buyer asked was reckoned from the order as it is: a part that staff take out of it would make it another sum.
      if (!answers && !reckoned.isWhole && (await waitingCancelRequest(db, orderId))) throw ctx.fail('requestFirst')
      const told = answers?.told
      if (told && (told.amount !== reckoned.amount || told.points !== reckoned.points)) throw ctx.fail('sumMoved')
      const entered = {
        orderId,
        act: 'cancel' as const,
        version,
        items: items ?? null,
        reason,
        account: refundAccount ?? null,
        askedBy: by,
        cancelSeq: cancelSeq ?? null,
      }
      return refundOrAsk(tx, reckoned, entered, ctx)
    }),
  )
  const whose = whoseOrder(await requireOrder(ctx, orderId))
  if (refundId === null) {
    await auditAsked(ctx, orderTarget(orderId), orderId, whose)
    return presentDeskOrder(ctx, orderId)
  }
  ctx.audit(
    'order.cancel',
    orderTarget(orderId),
    { ...(said?.reason ? { reason: said.reason } : {}), ...(said?.items ? { items: said.items } : {}) },
    whose,
  )
  if ((await sendRequestedRefund(open, ctx, refundId)) === 'refused') throw ctx.fail('refused')
  return presentDeskOrder(ctx, orderId)
}
