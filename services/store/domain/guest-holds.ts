// What visitors hold who have not paid yet. An order costs them nothing, so that a few of them could take a shop out of sale: one contact has a
// few such orders at a time, and all of them together hold a share of what is for sale of an option.
import { and, eq, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import { orderLines, orders } from '@/services/db/tables/orders'
import { goodsVariants } from '@/services/db/tables/store'
import { settings } from '@/services/base/settings'
import type { Ctx } from '@/services/kit/service'
import type { Pieces } from './pieces'

type Where = Pick<Ctx, 'db' | 'siteId' | 'now'>
/** Whoever wants two of a kind may have them, however few are left. */
const LEAST_PIECES = 2
const MOST_READ = 2_000

const unpaid = ({ siteId, now }: Where): SQL =>
  and(eq(orders.siteId, siteId), eq(orders.state, 'pending'), isNull(orders.memberNo), gt(orders.heldUntil, now))!

/** @param phoneNo its digits. The numbers lie sealed, so that the few open orders are read. */
export async function mayOrderAsGuest(ctx: Where, phoneNo: string): Promise<boolean> {
  const rows = await ctx.db.select({ buyer: orders.buyer }).from(orders).where(unpaid(ctx)).limit(MOST_READ)
  return rows.filter(({ buyer }) => buyer.phoneNo === phoneNo).length < settings().guestHolds.orders
}

/**
 * The first option of which visitors hold more than their share, with what of it this order may have; undefined without one.
 * @param pieces what this order holds: its rows are locked by that, so no other order comes between.
 */
export async function overGuestShare(ctx: Where, pieces: Pieces): Promise<{ variantId: string; left: number } | undefined> {
  const { given, sold, variantId } = goodsVariants
  const rows = await ctx.db
    .select({ variantId, given, sold, held: sql<number>`sum(${orderLines.qty})::int` })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
    .innerJoin(goodsVariants, eq(variantId, orderLines.variantId))
    .where(and(unpaid(ctx), inArray(variantId, [...pieces.keys()])))
    .groupBy(variantId, given, sold)
  for (const row of rows) {
    const most = Math.max(LEAST_PIECES, Math.floor(((row.given - row.sold) * settings().guestHolds.share) / 100))
    if (row.held > most) return { variantId: row.variantId, left: Math.max(0, most - (row.held - (pieces.get(row.variantId) ?? 0))) }
  }
  return undefined
}
