import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { payments } from '@/services/db/tables/payments'

/** Whether the provider holds the money of an order (구매안전서비스), which it returns as a whole only. */
export const isInEscrow = async (db: Database, orderId: string): Promise<boolean> =>
  (await db.$count(
    payments,
    and(eq(payments.orderId, orderId), eq(payments.escrowYn, 'Y'), inArray(payments.state, ['waiting', 'done'])),
  )) > 0
