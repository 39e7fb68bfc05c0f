import { and, eq, exists, not, sql, type SQL } from 'drizzle-orm'
import { refunds } from '@/services/db/tables/payments'
import { refundRequests } from '@/services/db/tables/refund-requests'
import { orderReturns } from '@/services/db/tables/returns'
import type { Ctx } from '@/services/kit/service'
import { isWaitingRefund } from './is-waiting-refund'

/** Returns that have arrived and whose money nobody has sent back: neither a second person nor the payment provider is waited for. */
export function isReturnToRefund({ db, now }: Pick<Ctx, 'db' | 'now'>): SQL {
  const one = { one: sql`1` }
  const asked = db
    .select(one)
    .from(refundRequests)
    .where(and(eq(refundRequests.returnSeq, orderReturns.returnSeq), isWaitingRefund(now)))
  const sent = db
    .select(one)
    .from(refunds)
    .where(and(eq(refunds.refundId, orderReturns.refundId), eq(refunds.state, 'requested')))
  return and(eq(orderReturns.kind, 'refund'), eq(orderReturns.state, 'received'), not(exists(asked)), not(exists(sent)))!
}
