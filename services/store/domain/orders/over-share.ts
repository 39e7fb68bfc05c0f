import { and, eq, inArray, sql } from 'drizzle-orm'
import { orderLines, orders } from '@/services/db/tables/orders'
import { goodsVariants } from '@/services/db/tables/store'
import type { Ctx } from '@/services/kit/service'
import type { Pieces } from '../goods/pieces'
import { storeTerms } from '../terms/store-terms'
import { unpaidOf } from './unpaid-of'

type Where = Pick<Ctx, 'db' | 'siteId' | 'now'>
/** A buyer who wants two of a kind may have them, however few are left. */
const LEAST_PIECES = 2

/**
 * The first option of which visitors together, or one member, hold more than their share, with what of it this order may have; undefined without
 * one.
 * @param memberNo null for a visitor.
 * @param pieces what this order holds: its rows are locked by that, so no other order comes between.
 */
export async function overShare(
  ctx: Where,
  memberNo: string | null,
  pieces: Pieces,
): Promise<{ variantId: string; left: number } | undefined> {
  const { given, sold, variantId } = goodsVariants
  const { guest, member } = await storeTerms(ctx.db, ctx.siteId)
  const { share } = memberNo === null ? guest : member
  const rows = await ctx.db
    .select({ variantId, given, sold, held: sql<number>`sum(${orderLines.qty})::int` })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
    .innerJoin(goodsVariants, eq(variantId, orderLines.variantId))
    .where(and(unpaidOf(ctx, memberNo), inArray(variantId, [...pieces.keys()])))
    .groupBy(variantId, given, sold)
  for (const row of rows) {
    const most = Math.max(LEAST_PIECES, Math.floor(((row.given - row.sold) * share) / 100))
    if (row.held > most) return { variantId: row.variantId, left: Math.max(0, most - (row.held - (pieces.get(row.variantId) ?? 0))) }
  }
  return undefined
}
