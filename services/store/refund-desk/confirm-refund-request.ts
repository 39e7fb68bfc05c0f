import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/refund-desk'
import { currentDatabase } from '@/services/db/current-database'
import { refundRequests } from '@/services/db/tables/refund-requests'
import { operation, type CtxOf } from '@/services/kit/service'
import { reckonRefund, type ReckonedRefund } from '../domain/money/create-refund'
import { owingLine } from '../domain/money/owing-line'
import { reckonGift } from '../domain/money/reckon-gift'
import { reckonReturn } from '../domain/money/reckon-return'
import { sendRequestedRefund } from '../domain/money/send-requested-refund'
import type { StoreCtx } from '../domain/orders/move-order'
import { whoseOrder } from '../domain/orders/whose-order'
import { lockRefundRequest, type LockedRequest } from './lock-refund-request'

type Context = CtxOf<typeof contracts.confirmRefundRequest>

/** What was entered is reckoned again and written in the name of who asked, and only where it comes to the sum that both have read. */
export const confirmRefundRequest = operation(contracts.confirmRefundRequest, async ({ requestSeq }, ctx) => {
  const open = currentDatabase()
  const by = `staff:${ctx.session.staff!.id}`
  let of: LockedRequest | undefined
  const refundId = await open.db.transaction((db) =>
    ctx.once(db, async () => {
      const tx: StoreCtx = { db, siteId: ctx.siteId, now: ctx.now, touch: (...tags) => ctx.touch(...tags) }
      of = await lockRefundRequest(ctx, tx, requestSeq)
      if (of.row.askedBy === by) throw ctx.fail('own')
      const { amount, write } = await reckonAsked(tx, of, ctx)
      if (amount !== of.row.amount) throw ctx.fail('moved')
      const refund = await write()
      await db
        .update(refundRequests)
        .set({ state: 'confirmed', decidedBy: by, decidedAt: ctx.now, refundId: refund, account: null })
        .where(eq(refundRequests.requestSeq, requestSeq))
      return refund
    }),
  )
  // Absent where the same press was sent again.
  if (of) {
    const { row, locked, target } = of
    ctx.audit(
      'refund.confirm',
      target,
      { act: row.act, amount: row.amount, reason: row.reason, askedBy: row.askedBy },
      whoseOrder(locked.order),
    )
  }
  return { item: { fate: await sendRequestedRefund(open, ctx, refundId) } }
})

async function reckonAsked(tx: StoreCtx, { row, locked, back }: LockedRequest, ctx: Context): Promise<ReckonedRefund> {
  const { act, items, amount, reason, account, askedBy: by } = row
  const refundAccount = account ?? undefined
  if (act === 'give') {
    const optionOf = items?.[0]?.lineSeq ?? null
    // Its pieces are coming back with their whole price meanwhile.
    if (optionOf !== null && !(await owingLine(tx.db, locked, amount, optionOf))) throw ctx.fail('moved')
    return reckonGift(tx, locked, { amount, reason, refundAccount, by, optionOf }, ctx)
  }
  if (act === 'settle') return reckonReturn(tx, back!, by, ctx)
  return reckonRefund(tx, locked, { items: items ?? undefined, reason, refundAccount, by }, ctx)
}
