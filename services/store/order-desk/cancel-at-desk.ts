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
import type { LockedOrder, StoreCtx } from '../domain/orders/move-order'
import { orderTarget } from '../domain/orders/order-target'
import { whoseOrder } from '../domain/orders/whose-order'
import { lockDeskOrder } from './lock-desk-order'
import { presentDeskOrder, requireOrder, type DeskOrder } from './present-desk-order'

type Context = CtxOf<typeof cancelDeskOrder>
type What = Pick<Input<typeof cancelDeskOrder>, 'items' | 'reason' | 'refundAccount'>

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
      const { items, reason, refundAccount } = await whatOf(tx, locked)
      said = { reason, items }
      const reckoned = await reckonRefund(tx, locked, { items, reason, refundAccount, by }, ctx)
      const entered = {
        orderId,
        act: 'cancel' as const,
        version,
        items: items ?? null,
        reason,
        account: refundAccount ?? null,
        askedBy: by,
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
