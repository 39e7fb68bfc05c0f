import { and, eq, exists, ne, sql, type SQL } from 'drizzle-orm'
import { orders } from '@/services/db/tables/orders'
import { refundRequests } from '@/services/db/tables/refund-requests'
import { orderReturns } from '@/services/db/tables/returns'
import type { Ctx } from '@/services/kit/service'
import { isWaitingRefund } from './is-waiting-refund'

type Reader = Pick<Ctx, 'db' | 'siteId' | 'now' | 'session'>

/** Refunds that another person asked the reader to confirm. */
export const toConfirm = ({ siteId, now, session }: Omit<Reader, 'db'>): SQL =>
  and(eq(refundRequests.siteId, siteId), isWaitingRefund(now), ne(refundRequests.askedBy, `staff:${session.staff?.id ?? ''}`))!

/** Orders with such a refund. */
export const hasRefundToConfirm = (reader: Reader): SQL => among(reader, eq(refundRequests.orderId, orders.orderId))
/** Returns with such a refund. */
export const isReturnToConfirm = (reader: Reader): SQL => among(reader, eq(refundRequests.returnSeq, orderReturns.returnSeq))

const among = (reader: Reader, of: SQL): SQL =>
  exists(
    reader.db
      .select({ one: sql`1` })
      .from(refundRequests)
      .where(and(of, toConfirm(reader))),
  )
