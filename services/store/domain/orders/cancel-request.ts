import { and, desc, eq } from 'drizzle-orm'
import type { Order } from '@/schemas/api/store/orders'
import type { CancelRequestState } from '@/schemas/rules/store/cancel-requests'
import type { Database } from '@/services/db/database'
import { cancelRequests } from '@/services/db/tables/order-desk'
import type { Ctx } from '@/services/kit/service'

type CancelRequest = typeof cancelRequests.$inferSelect

/** The one that waits for an answer. */
export async function waitingCancelRequest(db: Database, orderId: string): Promise<CancelRequest | undefined> {
  const [row] = await db
    .select()
    .from(cancelRequests)
    .where(and(eq(cancelRequests.orderId, orderId), eq(cancelRequests.state, 'waiting')))
  return row
}

/** The latest of an order as its buyer reads it. */
export async function latestCancelRequest(db: Database, orderId: string): Promise<Order['cancelRequest']> {
  const [row] = await db
    .select()
    .from(cancelRequests)
    .where(eq(cancelRequests.orderId, orderId))
    .orderBy(desc(cancelRequests.askedAt), desc(cancelRequests.requestSeq))
    .limit(1)
  if (!row) return null
  const { state, reason, answer, askedAt, closedAt } = row
  return { state, reason, answer, askedAt: askedAt.toISOString(), closedAt: closedAt?.toISOString() ?? null }
}

/** Answers what waits of a held order; the account that was named for it is gone. @returns whether something waited. */
export async function closeCancelRequest(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  orderId: string,
  { state, by, answer = '' }: { state: Exclude<CancelRequestState, 'waiting'>; by: string; answer?: string },
): Promise<boolean> {
  const closed = await db
    .update(cancelRequests)
    .set({ state, answer, account: null, closedBy: by, closedAt: now })
    .where(and(eq(cancelRequests.orderId, orderId), eq(cancelRequests.state, 'waiting')))
    .returning({ requestSeq: cancelRequests.requestSeq })
  return closed.length > 0
}
