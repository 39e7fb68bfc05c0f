import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/return-opening'
import { currentDatabase } from '@/services/db/current-database'
import { refunds } from '@/services/db/tables/payments'
import { requireRight } from '@/services/kit/admit-right'
import { operation } from '@/services/kit/service'
import { sendRequestedRefund } from '../domain/money/send-requested-refund'
import { isDeposit } from '../domain/money/is-deposit'
import { isInEscrow } from '../domain/money/is-in-escrow'
import { moneyLeft } from '../domain/money/money-left'
import type { StoreCtx } from '../domain/orders/move-order'
import { raiseVersion } from '../domain/money/create-refund'
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
  const { siteId, now, fail } = ctx
  const refundId = await open.db.transaction((db) =>
    ctx.once(db, async () => {
      const tx: StoreCtx = { db, siteId, now, touch: (...tags) => ctx.touch(...tags) }
      const locked = await lockDeskOrder(ctx, tx, { orderId, version })
      if (!PAID.includes(locked.order.state)) throw fail('wrongState')
      if ((await db.$count(refunds, and(eq(refunds.orderId, orderId), eq(refunds.state, 'requested')))) > 0) throw fail('underWay')
      const left = await moneyLeft(db, orderId)
      if (amount > left.amount) throw fail('tooMuch')
      if (await isInEscrow(db, orderId)) throw fail('partEscrow')
      const deposit = await isDeposit(db, orderId)
      if (deposit && !refundAccount) throw fail('accountNeeded')
      const [row] = await db
        .insert(refunds)
        .values({
          ...{ refundId: randomUUID(), siteId, orderId, paymentKey: left.paymentKey, amount, points: 0, pieces: [], reason },
          requestedBy: `staff:${ctx.session.staff!.id}`,
          account: deposit ? refundAccount! : null,
          requestedAt: now,
        })
        .returning({ refundId: refunds.refundId })
      await raiseVersion(tx, locked)
      return row!.refundId
    }),
  )
  ctx.audit('order.give', orderTarget(orderId), { amount, reason }, whoseOrder(await requireOrder(ctx, orderId)))
  if ((await sendRequestedRefund(open, ctx, refundId)) === 'refused') throw fail('refused')
  return { item: await presentDeskOrder(ctx, orderId) }
})
