import { and, asc, eq } from 'drizzle-orm'
import type { Order } from '@/schemas/api/store/orders'
import type { CancelRequestState } from '@/schemas/rules/store/cancel-requests'
import { pieceWords } from '@/schemas/rules/store/piece-words'
import type { Database } from '@/services/db/database'
import { cancelRequests } from '@/services/db/tables/order-desk'
import type { Ctx } from '@/services/kit/service'
import type { OrderLineRow } from './move-order'

type CancelRequest = typeof cancelRequests.$inferSelect

/** The one that waits for an answer. */
export async function waitingCancelRequest(db: Database, orderId: string): Promise<CancelRequest | undefined> {
  const [row] = await db
    .select()
    .from(cancelRequests)
    .where(and(eq(cancelRequests.orderId, orderId), eq(cancelRequests.state, 'waiting')))
  return row
}

/** All of an order as its buyer reads them, the earliest first. @param lines of the order. */
export async function cancelRequestsOf(
  db: Database,
  orderId: string,
  lines: readonly OrderLineRow[],
): Promise<NonNullable<Order['cancelRequest']>[]> {
  const rows = await db
    .select()
    .from(cancelRequests)
    .where(eq(cancelRequests.orderId, orderId))
    .orderBy(asc(cancelRequests.askedAt), asc(cancelRequests.requestSeq))
  return rows.map(({ state, reason, answer, amount, points, items, askedAt, closedAt }) => ({
    ...{ state, reason, answer, amount, points },
    pieces: askedPieces(items, lines),
    askedAt: askedAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  }))
}

/** `의자 빨강 1개`; empty for all of the order. */
const askedPieces = (items: CancelRequest['items'], lines: readonly OrderLineRow[]): string =>
  pieceWords(
    (items ?? []).flatMap(({ lineSeq, qty }) => {
      const line = lines.find((one) => one.lineSeq === lineSeq)
      return line ? [{ name: line.name, choices: line.choices, qty }] : []
    }),
  )

/** Whether a refund is what staff gave for a request. */
export const answersCancelRequest = async (db: Database, refundId: string): Promise<boolean> =>
  (await db.$count(cancelRequests, eq(cancelRequests.refundId, refundId))) > 0

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
