import * as contracts from '@/schemas/api/store/order-desk'
import { currentDatabase } from '@/services/db/current-database'
import { requireRight } from '@/services/kit/admit-right'
import { operation } from '@/services/kit/service'
import { sendRequestedRefund } from '../domain/money/send-requested-refund'
import type { StoreCtx } from '../domain/orders/move-order'
import { createRefund } from '../domain/money/create-refund'
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
  const refundId = await open.db.transaction((db) =>
    ctx.once(db, async () => {
      const tx: StoreCtx = { db, siteId: ctx.siteId, now: ctx.now, touch: (...tags) => ctx.touch(...tags) }
      const locked = await lockDeskOrder(ctx, tx, { orderId, version })
      if (!CANCELLABLE.includes(locked.order.state)) throw ctx.fail('wrongState')
      return createRefund(tx, locked, { items, reason, refundAccount, by: `staff:${ctx.session.staff!.id}` }, ctx)
    }),
  )
  ctx.audit('order.cancel', orderTarget(orderId), { reason, ...(items ? { items } : {}) }, whoseOrder(await requireOrder(ctx, orderId)))
  if ((await sendRequestedRefund(open, ctx, refundId)) === 'refused') throw ctx.fail('refused')
  return { item: await presentDeskOrder(ctx, orderId) }
})
