import * as contracts from '@/schemas/api/store/return-opening'
import { currentDatabase } from '@/services/db/current-database'
import { requireRight } from '@/services/kit/admit-right'
import { operation } from '@/services/kit/service'
import { auditAsked } from '../domain/money/audit-asked'
import { owingLine } from '../domain/money/owing-line'
import { reckonGift } from '../domain/money/reckon-gift'
import { refundOrAsk } from '../domain/money/refund-or-ask'
import { sendRequestedRefund } from '../domain/money/send-requested-refund'
import type { StoreCtx } from '../domain/orders/move-order'
import { lockDeskOrder } from './lock-desk-order'
import { orderTarget } from '../domain/orders/order-target'
import { presentDeskOrder, requireOrder } from './present-desk-order'
import { whoseOrder } from '../domain/orders/whose-order'

const PAID: readonly string[] = ['paid', 'preparing', 'shipped', 'delivered']

/** By the path of every refund: a row first, whose number is the key of the request. It has no pieces, so that the order stays what it is. */
export const giveDeskRefund = operation(contracts.giveDeskRefund, async (sent, ctx) => {
  requireRight(ctx, 'refunds', 'write')
  const open = currentDatabase()
  const { orderId, version, amount, refundAccount } = sent
  const reason = sent.reason.trim()
  const by = `staff:${ctx.session.staff!.id}`
  const refundId = await open.db.transaction((db) =>
    ctx.once(db, async () => {
      const tx: StoreCtx = { db, siteId: ctx.siteId, now: ctx.now, touch: (...tags) => ctx.touch(...tags) }
      const locked = await lockDeskOrder(ctx, tx, { orderId, version })
      if (!PAID.includes(locked.order.state)) throw ctx.fail('wrongState')
      const line = await owingLine(db, locked, amount)
      const gift = { amount, reason, refundAccount, by, optionOf: line?.lineSeq ?? null }
      const reckoned = await reckonGift(tx, locked, gift, ctx)
      const items = line ? [{ lineSeq: line.lineSeq, qty: line.qty }] : null
      const entered = { orderId, act: 'give' as const, version, items, reason, account: refundAccount ?? null, askedBy: by }
      return refundOrAsk(tx, reckoned, entered, ctx)
    }),
  )
  const whose = whoseOrder(await requireOrder(ctx, orderId))
  if (refundId === null) {
    await auditAsked(ctx, orderTarget(orderId), orderId, whose)
    return { item: await presentDeskOrder(ctx, orderId) }
  }
  ctx.audit('order.give', orderTarget(orderId), { amount, reason }, whose)
  if ((await sendRequestedRefund(open, ctx, refundId)) === 'refused') throw ctx.fail('refused')
  return { item: await presentDeskOrder(ctx, orderId) }
})
