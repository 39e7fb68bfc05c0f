import { and, eq } from 'drizzle-orm'
import { payments } from '@/services/db/tables/payments'
import type { OrderRow, StoreCtx } from './move-order'

/** Whether money is due and none is there: before the deposit, or after its bank took that back. */
export const isUnpaid = async ({ db }: Pick<StoreCtx, 'db'>, { orderId, amount }: Pick<OrderRow, 'orderId' | 'amount'>): Promise<boolean> =>
  amount > 0 && (await db.$count(payments, and(eq(payments.orderId, orderId), eq(payments.state, 'done')))) === 0
