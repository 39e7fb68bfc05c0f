import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { orderMoves } from '@/services/db/tables/orders'

/** When an order was delivered; null while it is on its way. */
export async function deliveredAt(db: Database, orderId: string): Promise<Date | null> {
  const [move] = await db
    .select({ at: orderMoves.at })
    .from(orderMoves)
    .where(and(eq(orderMoves.orderId, orderId), eq(orderMoves.to, 'delivered')))
    .orderBy(desc(orderMoves.at))
    .limit(1)
  return move?.at ?? null
}
