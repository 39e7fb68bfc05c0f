import { and, eq, gt, notExists, or, sql, type SQL } from 'drizzle-orm'
import { orderLines, orders } from '@/services/db/tables/orders'
import { orderReturns, returnLines } from '@/services/db/tables/returns'
import { goodsReviews } from '@/services/db/tables/reviews'
import type { Ctx } from '@/services/kit/service'
import { isOpenReturn } from './is-open-return'
import { belongsToMember } from './belongs-to-member'

/** Lines of the caller's delivered orders of which a piece was kept, and none is on its way back; they are joined to their orders. */
export const isDelivered = (ctx: Pick<Ctx, 'db' | 'siteId' | 'session'>): SQL =>
  and(
    belongsToMember(ctx),
    eq(orders.state, 'delivered'),
    gt(sql`${orderLines.qty} - ${orderLines.cancelledQty} - ${orderLines.cancellingQty}`, sql`0`),
    notExists(
      ctx.db
        .select({ one: sql`1` })
        .from(returnLines)
        .innerJoin(orderReturns, eq(orderReturns.returnSeq, returnLines.returnSeq))
        .where(and(eq(returnLines.lineSeq, orderLines.lineSeq), isOpenReturn())),
    ),
  )!

/**
 * Nobody reviewed them, also no review that was deleted since. An exchange of some of its pieces splits a line: whatever became of it, a purchase
 * has one review, which names the line that was bought.
 */
export const isUnreviewed = ({ db }: Pick<Ctx, 'db'>): SQL =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(goodsReviews)
      .where(or(eq(goodsReviews.lineSeq, orderLines.lineSeq), eq(goodsReviews.lineSeq, orderLines.splitFrom))),
  )
