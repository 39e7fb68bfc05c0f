import * as contracts from '@/schemas/api/store/coupon-desk'
import { coupons } from '@/services/db/tables/coupons'
import { operation } from '@/services/kit/service'
import { couponColumns } from './coupon-columns'
import { couponTarget, presentDeskCoupon } from './present-desk-coupon'

export const createCoupon = operation(contracts.createCoupon, async (terms, ctx) => {
  const columns = couponColumns(terms, ctx)
  const [row] = await ctx.db
    .insert(coupons)
    .values({ ...columns, siteId: ctx.siteId, createdAt: ctx.now })
    .returning({ couponSeq: coupons.couponSeq })
  ctx.audit('coupon.create', couponTarget(row!.couponSeq), { ...terms })
  return { item: await presentDeskCoupon(ctx, row!.couponSeq) }
})
