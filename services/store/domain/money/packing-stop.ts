import { and, eq } from 'drizzle-orm'
import type { PackingStop } from '@/schemas/rules/store/packing-stops'
import { refundRequests } from '@/services/db/tables/refund-requests'
import type { Ctx } from '@/services/kit/service'
import { isWaitingRefund } from './is-waiting-refund'
import { waitingCancelRequest } from '../orders/cancel-request'

/** What of a held order is decided first: pieces that may come back are not sent. */
export async function packingStop({ db, now }: Pick<Ctx, 'db' | 'now'>, orderId: string): Promise<PackingStop | undefined> {
  if (await waitingCancelRequest(db, orderId)) return 'cancelAsked'
  const waiting = and(eq(refundRequests.orderId, orderId), isWaitingRefund(now))
  return (await db.$count(refundRequests, waiting)) > 0 ? 'refundAsked' : undefined
}
