import { eq } from 'drizzle-orm'
import { orderDrafts } from '@/services/db/tables/orders'
import type { OrderRow, StoreCtx } from '../orders/move-order'
import { orderOfDraft } from './draft-rows'

/**
 * S-PAYLINK: whether a payment that comes after the hold of its order ended is too late, because its link has: another order of it stands, or the
 * link was taken back, sent anew, cancelled, or is over. The charge is then cancelled as a stray.
 */
export async function isOvertaken({ db, now }: Pick<StoreCtx, 'db' | 'now'>, { orderId, draftSeq, placedAt }: OrderRow): Promise<boolean> {
  if (draftSeq === null) return false
  const [draft] = await db.select().from(orderDrafts).where(eq(orderDrafts.draftSeq, draftSeq))
  if (!draft) return false
  const { cancelledAt, linkTakenAt, linkEndsAt, linkSentAt } = draft
  if (cancelledAt || linkTakenAt || !linkEndsAt || linkEndsAt <= now || !linkSentAt || linkSentAt > placedAt) return true
  const standing = await orderOfDraft(db, draftSeq)
  return standing !== undefined && standing.orderId !== orderId
}
