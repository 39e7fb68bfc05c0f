// What a coupon is now, and what one in the hands of a member is: judged by the database, so that lists can be filtered and counted by it.
import { gt, inArray, isNotNull, isNull, lt, lte, sql, type SQL } from 'drizzle-orm'
import type { CouponState, IssuedState } from '@/schemas/rules/store/coupon-terms'
import { coupons, issuedCoupons } from '@/services/db/tables/coupons'
import { couponUses } from '@/services/db/tables/ledger'

export const couponState = (now: Date): SQL<CouponState> =>
  sql<CouponState>`case when ${isNotNull(coupons.endedAt)} or ${lt(coupons.endsAt, now)} then 'ended' when ${isNull(coupons.openedAt)} and not (${inArray(coupons.codeKind, ['common', 'open'])} and ${lte(coupons.startsAt, now)}) then 'ready' else 'running' end`

/** Of a query that joins the coupon, and the use that was not given back. */
export const issuedState = (now: Date): SQL<IssuedState> =>
  sql<IssuedState>`case when ${isNotNull(couponUses.useSeq)} then 'used' when ${isNotNull(coupons.endedAt)} then 'ended' when ${lte(issuedCoupons.expiresAt, now)} then 'expired' when ${gt(coupons.startsAt, now)} then 'soon' else 'unused' end`
