import { eq } from 'drizzle-orm'
import { refundRequests } from '@/services/db/tables/refund-requests'
import type { Ctx } from '@/services/kit/service'

type Row = typeof refundRequests.$inferSelect

/** Nothing goes back, and the account that was entered is gone; what else was entered stays to be read. */
export const endRefundRequest = async (
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { requestSeq }: Row,
  how: Pick<Row, 'state' | 'decidedBy'> & { sentBackFor?: string },
): Promise<void> =>
  void (await db
    .update(refundRequests)
    .set({ ...how, decidedAt: now, account: null })
    .where(eq(refundRequests.requestSeq, requestSeq)))
