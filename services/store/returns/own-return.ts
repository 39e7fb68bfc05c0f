import { and, eq } from 'drizzle-orm'
import { orders } from '@/services/db/tables/orders'
import { orderReturns } from '@/services/db/tables/returns'
import type { Ctx, Fails } from '@/services/kit/service'
import type { ReturnRow } from '../domain/orders/move-return'
import { belongsToMember } from '../domain/orders/belongs-to-member'

/** The caller's own return; another person's is answered like one that does not exist. */
export async function ownReturn(ctx: Ctx & Fails<'noReturn'>, returnSeq: number): Promise<ReturnRow> {
  const [row] = await ctx.db
    .select({ row: orderReturns })
    .from(orderReturns)
    .innerJoin(orders, eq(orders.orderId, orderReturns.orderId))
    .where(and(belongsToMember(ctx), eq(orderReturns.returnSeq, returnSeq)))
  if (!row) throw ctx.fail('noReturn')
  return row.row
}
