import { eq } from 'drizzle-orm'
import type { OpenDatabase } from '@/services/db/database'
import { refunds } from '@/services/db/tables/payments'
import type { Ctx } from '@/services/kit/service'
import { PAYMENT_TAG } from './payment-tag'
import { sendRefund } from './send-refund'

/** Asks the provider for a refund that was written; what it does not answer goes on by itself. */
export async function sendRequestedRefund(
  open: OpenDatabase,
  { siteId, now, touch }: Pick<Ctx, 'siteId' | 'now' | 'touch'>,
  refundId: string,
): Promise<'done' | 'refused' | 'unknown'> {
  const [refund] = await open.db.select().from(refunds).where(eq(refunds.refundId, refundId))
  if (refund?.state !== 'requested') return 'done'
  const fate = await sendRefund(open, { siteId, now }, refund)
  if (fate === 'unknown') touch(PAYMENT_TAG)
  return fate
}
