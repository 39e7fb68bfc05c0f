import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/open-coupons'
import { coupons } from '@/services/db/tables/coupons'
import { operation } from '@/services/kit/service'
import { giveToMember } from '../domain/benefits/give-to-member'
import { openCouponsFor } from '../domain/benefits/open-coupons'

/** All who take one coupon follow one another at its row: the last piece goes to one of them. */
export const takeOpenCoupon = operation(contracts.takeOpenCoupon, async ({ goodsId, couponSeq }, ctx) => {
  if (!(await openCouponsFor(goodsId, ctx)).some((one) => one.couponSeq === couponSeq)) throw ctx.fail('missing')
  const [coupon] = await ctx.db
    .select()
    .from(coupons)
    .where(and(eq(coupons.siteId, ctx.siteId), eq(coupons.couponSeq, couponSeq), eq(coupons.codeKind, 'open')))
    .for('update')
  if (!coupon) throw ctx.fail('missing')
  const given = await giveToMember(ctx, coupon, ctx.session.user!.memberNo)
  if (given === 'ended' || given === 'expired' || given === 'soon') throw ctx.fail('missing')
  if (typeof given === 'string') throw ctx.fail(given)
  return { item: { couponId: given }, message: `‘${coupon.name}’ 쿠폰을 받았습니다. 주문서에서 고르실 수 있습니다.` }
})
