import { and, eq, gt, sql, type SQL } from 'drizzle-orm'
import { refundRequestsSince } from '@/schemas/rules/store/refund-requests'
import { orders } from '@/services/db/tables/orders'
import { refundRequests } from '@/services/db/tables/refund-requests'
import { orderReturns } from '@/services/db/tables/returns'

/** Requests that can still be confirmed: in time, and of an order or a return that nobody has changed since. */
export const isWaitingRefund = (now: Date): SQL =>
  and(eq(refundRequests.state, 'waiting'), gt(refundRequests.askedAt, refundRequestsSince(now)), isUnmoved())!

/** Where it is of a return, the version is the return's. */
const isUnmoved = (): SQL => sql`${refundRequests.version} = coalesce(
  (select ${orderReturns.version} from ${orderReturns} where ${orderReturns.returnSeq} = ${refundRequests.returnSeq}),
  (select ${orders.version} from ${orders} where ${orders.orderId} = ${refundRequests.orderId})
)`
