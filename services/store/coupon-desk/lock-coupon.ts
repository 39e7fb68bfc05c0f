import { and, eq } from 'drizzle-orm'
import { coupons } from '@/services/db/tables/coupons'
import type { Ctx, Fails } from '@/services/kit/service'
import type { CouponRow } from './present-desk-coupon'

/** The row of a coupon that is not over, if nobody changed it since the member of staff saw it. A call that gives some of its pieces waits. */
export async function lockCoupon(
  { db, siteId, now, fail }: Pick<Ctx, 'db' | 'siteId' | 'now'> & Fails<'missing' | 'changed' | 'ended'>,
  { couponSeq, version }: { couponSeq: number; version: number },
): Promise<CouponRow> {
  const [row] = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.siteId, siteId), eq(coupons.couponSeq, couponSeq)))
    .for('update')
  if (!row) throw fail('missing')
  if (row.version !== version) throw fail('changed')
  if (row.endedAt !== null || row.endsAt < now) throw fail('ended')
  return row
}
