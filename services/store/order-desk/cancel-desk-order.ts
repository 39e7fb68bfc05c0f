import * as contracts from '@/schemas/api/store/order-desk'
import { currentDatabase } from '@/services/db/current-database'
import { requireRight } from '@/services/kit/admit-right'
import { operation } from '@/services/kit/service'
import { auditAsked } from '../domain/money/audit-asked'
import { sendRequestedRefund } from '../domain/money/send-requested-refund'
import type { StoreCtx } from '../domain/orders/move-order'
import { reckonRefund } from '../domain/money/create-refund'
import { refundOrAsk } from '../domain/money/refund-or-ask'
import { lockDeskOrder } from './lock-desk-order'
import { orderTarget } from '../domain/orders/order-target'
import { presentDeskOrder, requireOrder } from './present-desk-order'
import { whoseOrder } from '../domain/orders/whose-order'

const CANCELLABLE: readonly string[] = ['waiting', 'paid', 'preparing']

/** Until it is sent. What the provider does with the request is settled as for a buyer. */
export const cancelDeskOrder = operation(contracts.cancelDeskOrder, async (sent, ctx) => {
  requireRight(ctx, 'refunds', 'write')
  const open = currentDatabase()
  const { orderId, version, items, refundAccount } = sent
  const reason = sent.reason.trim()
  const by = `staff:${ctx.session.staff!.id}`
  const refundId = await open.db.transaction((db) =>
    ctx.once(db, async () => {
      const tx: StoreCtx = { db, siteId: ctx.siteId, now: ctx.now, touch: (...tags) => ctx.touch(...tags) }
      const locked = await lockDeskOrder(ctx, tx, { orderId, version })
      if (!CANCELLABLE.includes(locked.order.state)) throw ctx.fail('wrongState')
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
    return { item: await presentDeskOrder(ctx, orderId) }
  }
  ctx.audit('order.cancel', orderTarget(orderId), { reason, ...(items ? { items } : {}) }, whose)
  if ((await sendRequestedRefund(open, ctx, refundId)) === 'refused') throw ctx.fail('refused')
  return { item: await presentDeskOrder(ctx, orderId) }
})
