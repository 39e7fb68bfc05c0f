import { and, eq, sql } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/returns'
import { orders } from '@/services/db/tables/orders'
import { operation } from '@/services/kit/service'
import { lockOrderRow } from '../domain/orders/move-order'
import { belongsToMember } from '../domain/orders/belongs-to-member'
import { orderTarget } from '../domain/orders/order-target'
import { returningLines } from '../domain/orders/is-open-return'

/** 구매확정 by the buyer; the clock does the same later (confirm-delivered.ts). Confirmed before, it stays as it was. */
export const confirmOrder = operation(contracts.confirmOrder, async ({ id }, ctx) => {
  const { db, now } = ctx
  const [mine] = await db
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(and(belongsToMember(ctx), eq(orders.orderId, id)))
  const order = mine && (await lockOrderRow(ctx, mine.orderId))
  if (!order) throw ctx.fail('missing')
  if (order.confirmedAt) return { item: { confirmedAt: order.confirmedAt.toISOString() } }
  if (order.state !== 'delivered') throw ctx.fail('notDelivered')
  if ((await returningLines(db, id)).size > 0) throw ctx.fail('returning')
  await db
    .update(orders)
    .set({ confirmedAt: now, updatedAt: now, version: sql`${orders.version} + 1` })
    .where(eq(orders.orderId, id))
  ctx.audit('order.confirm', orderTarget(id))
  return { item: { confirmedAt: now.toISOString() }, message: '구매를 확정했습니다.' }
})
