// Above a sum one person of staff gives nothing back alone: what was entered is stored, and another person confirms it.
import { and, eq, gt, inArray, like, notExists, sql } from 'drizzle-orm'
import { needsSecondPerson, REFUND_TOGETHER_HOURS } from '@/schemas/rules/store/refund-requests'
import { settings } from '@/services/base/settings'
import type { Database } from '@/services/db/database'
import { refunds } from '@/services/db/tables/payments'
import { refundRequests } from '@/services/db/tables/refund-requests'
import type { Fails } from '@/services/kit/service'
import type { StoreCtx } from '../orders/move-order'
import type { ReckonedRefund } from './create-refund'
import { refuseWhileAsked } from './refuse-while-asked'

type Asked = Pick<
  typeof refundRequests.$inferInsert,
  'orderId' | 'act' | 'returnSeq' | 'version' | 'items' | 'reason' | 'account' | 'askedBy'
>

/**
 * Writes the refund of a held order, or asks for another person's word. While one is asked for, nobody gives back more of the same order: it
 * was reckoned from the same money.
 * @returns the number of the refund; null where it was asked for.
 */
export async function refundOrAsk(
  tx: StoreCtx,
  { amount, write }: ReckonedRefund,
  asked: Asked,
  ctx: Fails<'asked'>,
): Promise<string | null> {
  const { db, siteId, now } = tx
  const { orderId } = asked
  await refuseWhileAsked(tx, orderId, ctx)
  const { refundAloneMost } = settings()
  if (!needsSecondPerson(refundAloneMost, amount, await givenAlone(db, orderId, now))) return write()
  await db.insert(refundRequests).values({ ...asked, siteId, amount, askedAt: now })
  return null
}

/** Won of an order that staff gave back within the last hours, and that no other person confirmed. */
async function givenAlone(db: Database, orderId: string, now: Date): Promise<number> {
  const confirmed = db
    .select({ one: sql`1` })
    .from(refundRequests)
    .where(eq(refundRequests.refundId, refunds.refundId))
  const [sum] = await db
    .select({ won: sql<string>`coalesce(sum(${refunds.amount}), 0)` })
    .from(refunds)
    .where(
      and(
        eq(refunds.orderId, orderId),
        like(refunds.requestedBy, 'staff:%'),
        inArray(refunds.state, ['requested', 'done']),
        gt(refunds.requestedAt, new Date(now.getTime() - REFUND_TOGETHER_HOURS * 3_600_000)),
        notExists(confirmed),
      ),
    )
  return Number(sum!.won)
}
