import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { orderLines } from '@/services/db/tables/orders'
import { refunds, type BankAccount } from '@/services/db/tables/payments'
import type { Fails } from '@/services/kit/service'
import type { LockedOrder, StoreCtx } from '../orders/move-order'
import { raiseVersion, type ReckonedRefund } from './create-refund'
import { isDeposit } from './is-deposit'
import { isInEscrow } from './is-in-escrow'
import { moneyLeft } from './money-left'

interface Gift {
  amount: number
  reason: string
  refundAccount: BankAccount | undefined
  by: string
  /** The line whose option became a cheaper one, where this is that difference. */
  optionOf: number | null
}

/** Money of a held order that goes back without any pieces, so that the order stays what it is; nothing is written before `write`. */
export async function reckonGift(
  tx: StoreCtx,
  locked: LockedOrder,
  { amount, reason, refundAccount, by, optionOf }: Gift,
  { fail }: Fails<'underWay' | 'tooMuch' | 'partEscrow' | 'accountNeeded'>,
): Promise<ReckonedRefund> {
  const { db, siteId, now } = tx
  const { orderId } = locked.order
  if ((await db.$count(refunds, and(eq(refunds.orderId, orderId), eq(refunds.state, 'requested')))) > 0) throw fail('underWay')
  const left = await moneyLeft(db, orderId)
  if (amount > left.amount) throw fail('tooMuch')
  if (await isInEscrow(db, orderId)) throw fail('partEscrow')
  const deposit = await isDeposit(db, orderId)
  if (deposit && !refundAccount) throw fail('accountNeeded')
  const write = async (): Promise<string> => {
    const [row] = await db
      .insert(refunds)
      .values({
        ...{ refundId: randomUUID(), siteId, orderId, paymentKey: left.paymentKey, amount, points: 0, pieces: [], optionOf, reason },
        requestedBy: by,
        account: deposit ? refundAccount! : null,
        requestedAt: now,
      })
      .returning({ refundId: refunds.refundId })
    if (optionOf !== null)
      await db
        .update(orderLines)
        .set({ optionBack: sql`${orderLines.optionBack} + ${amount}` })
        .where(eq(orderLines.lineSeq, optionOf))
    await raiseVersion(tx, locked)
    return row!.refundId
  }
  return { amount, write }
}
