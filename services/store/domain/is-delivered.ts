import { and, eq, gt, notExists, sql, type SQL } from 'drizzle-orm'
import { orderLines, orders } from '@/services/db/tables/orders'
import { goodsReviews } from '@/services/db/tables/reviews'
import type { Ctx } from '@/services/kit/service'
import { ofMember } from './of-member'

/** Lines of the caller's delivered orders of which a piece was kept; they are joined to their orders. */
export const isDelivered = (ctx: Pick<Ctx, 'siteId' | 'session'>): SQL =>
  and(ofMember(ctx), eq(orders.state, 'delivered'), gt(sql`${orderLines.qty} - ${orderLines.cancelledQty}`, sql`0`))!

/** Nobody reviewed them, also no review that was deleted since. */
export const isUnreviewed = ({ db }: Pick<Ctx, 'db'>): SQL =>
  notExists(db.select().from(goodsReviews).where(eq(goodsReviews.lineSeq, orderLines.lineSeq)))
