import { and, desc, eq } from 'drizzle-orm'
import { refundRequests } from '@/services/db/tables/refund-requests'
import type { Ctx } from '@/services/kit/service'
import type { Whose } from '@/services/kit/subject-of'

/** The line of a refund that was not given, but asked for. @param target the order, or the return. */
export async function auditAsked(ctx: Ctx, target: string, orderId: string, whose: readonly Whose[]): Promise<void> {
  const [asked] = await ctx.db
    .select({ act: refundRequests.act, amount: refundRequests.amount, reason: refundRequests.reason })
    .from(refundRequests)
    .where(and(eq(refundRequests.siteId, ctx.siteId), eq(refundRequests.orderId, orderId)))
    .orderBy(desc(refundRequests.requestSeq))
    .limit(1)
  ctx.audit('refund.ask', target, asked, whose)
}
