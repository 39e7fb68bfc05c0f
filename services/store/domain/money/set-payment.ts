import { eq } from 'drizzle-orm'
import { payments } from '@/services/db/tables/payments'
import type { StoreCtx } from '../orders/move-order'

export type Payment = typeof payments.$inferSelect

export const setPayment = async ({ db, now }: StoreCtx, { paymentKey }: Payment, set: Partial<Payment>): Promise<void> =>
  void (await db
    .update(payments)
    .set({ ...set, updatedAt: now })
    .where(eq(payments.paymentKey, paymentKey)))
