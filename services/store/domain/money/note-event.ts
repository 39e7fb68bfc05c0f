import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { paymentEvents } from '@/services/db/tables/payments'
import { raiseNews } from '@/services/news/raise-news'
import type { StoreCtx } from '../orders/move-order'

type Event = Pick<typeof paymentEvents.$inferSelect, 'orderId' | 'paymentKey' | 'kind' | 'amount' | 'key'> & { detail?: string }

/** Writes a fact once; a fault is news for staff. @returns whether it was new. */
export async function noteEvent(ctx: StoreCtx, event: Event): Promise<boolean> {
  const { db, siteId, now } = ctx
  const { kind, key, orderId } = event
  const [row] = await db
    .insert(paymentEvents)
    .values({ ...event, siteId, at: now })
    .onConflictDoNothing()
    .returning({ eventSeq: paymentEvents.eventSeq })
  if (row && kind === 'fault') await raiseNews(ctx, { kind, key: `fault:${key}`, number: orderId, link: `/ice_builder/orders/${orderId}` })
  return row !== undefined
}

interface Moved {
  captured: number
  refunded: number
  /** How often a bank took a deposit back. */
  reversals: number
}
export const NOTHING_MOVED: Moved = { captured: 0, refunded: 0, reversals: 0 }

const sumOf = (...kinds: (typeof paymentEvents.$inferSelect)['kind'][]) =>
  sql<string>`coalesce(sum(${paymentEvents.amount}) filter (where ${inArray(paymentEvents.kind, kinds)}), 0)`

/** What a charge brought and gave back, by its events. */
export async function movedOf(db: Database, paymentKey: string): Promise<Moved> {
  const [row] = await db
    .select({
      charged: sumOf('charge'),
      reversed: sumOf('reversal'),
      refunded: sumOf('refund'),
      reversals: sql<string>`count(*) filter (where ${paymentEvents.kind} = 'reversal')`,
    })
    .from(paymentEvents)
    .where(eq(paymentEvents.paymentKey, paymentKey))
  if (!row) return NOTHING_MOVED
  return {
    captured: Number(row.charged) - Number(row.reversed),
    refunded: Number(row.refunded),
    reversals: Number(row.reversals),
  }
}

/** Returned in money by order. */
export async function refundedOf(db: Database, orderIds: readonly string[]): Promise<Map<string, number>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .select({ orderId: paymentEvents.orderId, refunded: sumOf('refund') })
    .from(paymentEvents)
    .where(inArray(paymentEvents.orderId, [...orderIds]))
    .groupBy(paymentEvents.orderId)
  return new Map(rows.map(({ orderId, refunded }) => [orderId, Number(refunded)]))
}
