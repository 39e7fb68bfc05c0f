// Telephone orders as the database tells their state: by the order of each that stands, which an index lets be one, and by its link.
import { and, eq, ne, sql, type SQL } from 'drizzle-orm'
import type { DraftState } from '@/schemas/rules/store/order-drafts'
import type { Database } from '@/services/db/database'
import { orderDrafts, orders } from '@/services/db/tables/orders'

export type DraftRow = typeof orderDrafts.$inferSelect

/** Beside `ofDraft`. */
export const draftState = (now: Date): SQL<DraftState> => sql<DraftState>`case
  when ${orderDrafts.cancelledAt} is not null or ${orders.state} = 'cancelled' then 'cancelled'
  when ${orders.state} in ('paid', 'preparing', 'shipped', 'delivered') then 'paid'
  when ${orders.state} is not null then 'waiting'
  when ${orderDrafts.linkHash} is null or ${orderDrafts.linkTakenAt} is not null then 'draft'
  when ${orderDrafts.linkEndsAt} > ${now.toISOString()} then 'waiting'
  else 'lapsed' end`

/** The order of a draft that stands. */
export const ofDraft: SQL = and(eq(orders.draftSeq, orderDrafts.draftSeq), ne(orders.state, 'expired'))!

/** The same as `draftState`. */
export function stateOfDraft(
  { cancelledAt, linkHash, linkTakenAt, linkEndsAt }: DraftRow,
  order: Pick<typeof orders.$inferSelect, 'state'> | undefined,
  now: Date,
): DraftState {
  if (cancelledAt || order?.state === 'cancelled') return 'cancelled'
  if (order) return order.state === 'pending' || order.state === 'waiting' ? 'waiting' : 'paid'
  if (linkHash === null || linkTakenAt) return 'draft'
  return linkEndsAt! > now ? 'waiting' : 'lapsed'
}

/** The order of it that stands. */
export async function orderOfDraft(db: Database, draftSeq: number): Promise<typeof orders.$inferSelect | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.draftSeq, draftSeq), ne(orders.state, 'expired')))
  return row
}
