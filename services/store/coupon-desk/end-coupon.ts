import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/coupon-desk'
import { coupons } from '@/services/db/tables/coupons'
import { operation } from '@/services/kit/service'
import { COUPON_RUNS_TAG } from '../domain/benefits/coupon-runs-tag'
import { OPEN_COUPONS_TAG } from '../domain/benefits/open-coupons'
import { lockCoupon } from './lock-coupon'
import { couponTarget, presentDeskCoupon } from './present-desk-coupon'

/** An issue to everybody that is under way stops at its next portion. */
export const endCoupon = operation(contracts.endCoupon, async ({ couponSeq, version, reason }, ctx) => {
  const { codeKind } = await lockCoupon(ctx, { couponSeq, version })
  await ctx.db
    .update(coupons)
    .set({ endedAt: ctx.now, version: version + 1, updatedBy: `staff:${ctx.session.staff!.id}` })
    .where(eq(coupons.couponSeq, couponSeq))
  ctx.touch(COUPON_RUNS_TAG)
  if (codeKind === 'open') ctx.touch(OPEN_COUPONS_TAG)
  ctx.audit('coupon.end', couponTarget(couponSeq), { reason: reason.trim() })
  return { item: await presentDeskCoupon(ctx, couponSeq) }
})
