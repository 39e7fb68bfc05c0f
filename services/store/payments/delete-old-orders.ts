import { and, eq, inArray, lt, notExists, or } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { DRAFT_DAYS } from '@/schemas/rules/store/order-drafts'
import { orderDrafts, orders } from '@/services/db/tables/orders'
import { paymentEvents, paymentWebhooks } from '@/services/db/tables/payments'

const DAY = 86_400_000
/** As long as the law wants the records of contracts and payments kept, and not longer. */
const KEPT = 5 * 366 * DAY
/** What nobody paid is no contract: it stays as long as a late charge may still be found. */
const UNPAID_KEPT = 30 * DAY
/** What a provider called to say; the payments say the same, and what is still open is asked of it again. */
const WEBHOOKS_KEPT = 90 * DAY
const AT_ONCE = 500

/** Deletes the orders that must not be kept any longer, with all that hangs on them; the ledger keeps its sums. @returns how many. */
export async function deleteOldOrders(db: Database, now: Date): Promise<number> {
  await db.delete(paymentWebhooks).where(lt(paymentWebhooks.receivedAt, new Date(now.getTime() - WEBHOOKS_KEPT)))
  const before = (span: number): Date => new Date(now.getTime() - span)
  const moved = db
    .select({ orderId: paymentEvents.orderId })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.orderId, orders.orderId), eq(paymentEvents.kind, 'charge')))
  const old = db
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(
      or(lt(orders.placedAt, before(KEPT)), and(eq(orders.state, 'expired'), lt(orders.placedAt, before(UNPAID_KEPT)), notExists(moved))),
    )
    .limit(AT_ONCE)
  const ordered = db.select({ draftSeq: orders.draftSeq }).from(orders).where(eq(orders.draftSeq, orderDrafts.draftSeq))
  await db.delete(orderDrafts).where(and(lt(orderDrafts.updatedAt, before(DRAFT_DAYS * DAY)), notExists(ordered)))
  const gone = await db.delete(orders).where(inArray(orders.orderId, old)).returning({ orderId: orders.orderId })
  return gone.length
}
