import { and, eq } from 'drizzle-orm'
import { refundRequests } from '@/services/db/tables/refund-requests'
import type { Fails } from '@/services/kit/service'
import type { StoreCtx } from '../orders/move-order'
import { endStaleRequests } from './end-stale-requests'

/** @throws CallFailure while a refund of the held order waits for another person's word: it was reckoned from what the order is now. */
export async function refuseWhileAsked({ db, siteId, now }: StoreCtx, orderId: string, { fail }: Fails<'asked'>): Promise<void> {
  await endStaleRequests(db, { siteId, now }, orderId)
  const waiting = and(eq(refundRequests.orderId, orderId), eq(refundRequests.state, 'waiting'))
  if ((await db.$count(refundRequests, waiting)) > 0) throw fail('asked')
}
