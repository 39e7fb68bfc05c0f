import { and, eq, inArray } from 'drizzle-orm'
import { payments } from '@/services/db/tables/payments'
import { releaseOrder } from '../benefits/hold-benefits'
import { BEGUN } from '../cart/own-unpaid'
import { lockVariants } from '../goods/pieces'
import { lockOrder, type LockedOrder, type StoreCtx } from '../orders/move-order'
import { orderOfDraft } from './draft-rows'

/** The order of a draft that stands, locked; the draft's own row is locked before. */
export async function lockOrderOfDraft(ctx: StoreCtx, draftSeq: number): Promise<LockedOrder | undefined> {
  const order = await orderOfDraft(ctx.db, draftSeq)
  const locked = order && (await lockOrder(ctx, order.orderId))
  return locked?.order.state === 'expired' ? undefined : locked
}

/** Ends an order that nobody has begun to pay. @returns false for one that is being paid, or that is an order for good. */
export async function closeDraftOrder(ctx: StoreCtx, locked: LockedOrder, movedBy: string, reason: string): Promise<boolean> {
  if (await isPaidNow(ctx, locked)) return false
  await lockVariants(
    ctx,
    locked.lines.flatMap(({ variantId }) => variantId ?? []),
  )
  await releaseOrder(ctx, locked, 'expired', movedBy, reason)
  return true
}

/** Whether a payment of it was begun, or is awaited, or done. */
export const isPaidNow = async ({ db }: Pick<StoreCtx, 'db'>, { order: { orderId, state } }: LockedOrder): Promise<boolean> =>
  state !== 'pending' || (await db.$count(payments, and(eq(payments.orderId, orderId), inArray(payments.state, BEGUN)))) > 0
