import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { payments } from '@/services/db/tables/payments'

/** Paid into a virtual account: the money goes back to an account that somebody has to name. */
export const isDeposit = async (db: Database, orderId: string): Promise<boolean> =>
  (await db.$count(
    payments,
    and(eq(payments.orderId, orderId), eq(payments.method, 'VBANK'), inArray(payments.state, ['done', 'cancelled'])),
  )) > 0
