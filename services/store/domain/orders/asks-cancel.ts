import { and, eq, exists, sql, type SQL } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { cancelRequests } from '@/services/db/tables/order-desk'
import { orders } from '@/services/db/tables/orders'

/** Orders whose buyers wait for an answer. */
export const asksCancel = (db: Database): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(cancelRequests)
      .where(and(eq(cancelRequests.orderId, orders.orderId), eq(cancelRequests.state, 'waiting'))),
  )
