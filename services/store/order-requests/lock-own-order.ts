import { and, eq, type SQL } from 'drizzle-orm'
import { orders } from '@/services/db/tables/orders'
import type { Ctx, Fails } from '@/services/kit/service'
import { isShown } from '../domain/orders/belongs-to-member'
import { lockOrder, type LockedOrder } from '../domain/orders/move-order'

/** The order of the caller, held. @param own which orders are the caller's. @throws CallFailure (404) alike for another's and for none. */
export async function lockOwnOrder(ctx: Ctx & Fails<'missing'>, orderId: string, own: SQL): Promise<LockedOrder> {
  const [mine] = await ctx.db
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(and(own, isShown(), eq(orders.orderId, orderId)))
  const locked = mine && (await lockOrder(ctx, mine.orderId))
  if (!locked) throw ctx.fail('missing')
  return locked
}
