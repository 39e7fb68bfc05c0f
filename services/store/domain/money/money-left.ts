import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { payments } from '@/services/db/tables/payments'
import { movedOf } from './note-event'

interface MoneyLeft {
  /** Empty where no provider has any of it. */
  paymentKey: string
  /** Won that came in and have not gone back: no refund is higher, whatever was given back out of goodwill before. */
  amount: number
}

export async function moneyLeft(db: Database, orderId: string): Promise<MoneyLeft> {
  const [payment] = await db
    .select({ paymentKey: payments.paymentKey })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), inArray(payments.state, ['done', 'cancelled'])))
  if (!payment) return { paymentKey: '', amount: 0 }
  const { captured, refunded } = await movedOf(db, payment.paymentKey)
  return { ...payment, amount: Math.max(0, captured - refunded) }
}
