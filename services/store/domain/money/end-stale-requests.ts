import { and, eq, lte, not, sql } from 'drizzle-orm'
import { refundRequestsSince, type RefundRequestState } from '@/schemas/rules/store/refund-requests'
import type { Database } from '@/services/db/database'
import { refundRequests } from '@/services/db/tables/refund-requests'
import { isWaitingRefund } from './is-waiting-refund'

/** Requests that nobody can confirm any more say so, and the account that was entered with them is gone. @param orderId only of this order. */
export async function endStaleRequests(db: Database, { siteId, now }: { siteId: string; now: Date }, orderId?: string): Promise<void> {
  const isLate = lte(refundRequests.askedAt, refundRequestsSince(now))
  await db
    .update(refundRequests)
    .set({ state: sql<RefundRequestState>`case when ${isLate} then 'lapsed' else 'moved' end`, decidedAt: now, account: null })
    .where(
      and(
        eq(refundRequests.siteId, siteId),
        orderId === undefined ? undefined : eq(refundRequests.orderId, orderId),
        eq(refundRequests.state, 'waiting'),
        not(isWaitingRefund(now)),
      ),
    )
}
