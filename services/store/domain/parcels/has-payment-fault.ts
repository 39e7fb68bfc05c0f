import { and, eq, exists, gt, notExists, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '@/services/db/database'
import { orders } from '@/services/db/tables/orders'
import { paymentEvents } from '@/services/db/tables/payments'

/**
 * Orders with whose money something is wrong that nobody has looked after: a refund that the provider refused, a charge without an order,
 * a cash receipt that the law wants and that was not issued.
 */
export function hasPaymentFault(db: Database): SQL {
  const later = alias(paymentEvents, 'later')
  const one = { one: sql`1` }
  const checked = db
    .select(one)
    .from(later)
    .where(and(eq(later.orderId, paymentEvents.orderId), eq(later.kind, 'checked'), gt(later.eventSeq, paymentEvents.eventSeq)))
  return exists(
    db
      .select(one)
      .from(paymentEvents)
      .where(and(eq(paymentEvents.orderId, orders.orderId), eq(paymentEvents.kind, 'fault'), notExists(checked))),
  )
}
