import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/coupon-desk'
import { coupons } from '@/services/db/tables/coupons'
import { operation } from '@/services/kit/service'
import { couponColumns } from './coupon-columns'
import { lockCoupon } from './lock-coupon'
import { couponTarget, presentDeskCoupon } from './present-desk-coupon'

export const changeCoupon = operation(contracts.changeCoupon, async ({ couponSeq, version, ...terms }, ctx) => {
  const row = await lockCoupon(ctx, { couponSeq, version })
  if (row.openedAt !== null) throw ctx.fail('issued')
  const columns = couponColumns(terms, ctx)
  await ctx.db
    .update(coupons)
    .set({ ...columns, version: version + 1 })
    .where(eq(coupons.couponSeq, couponSeq))
  ctx.audit('coupon.change', couponTarget(couponSeq), { ...terms })
  return { item: await presentDeskCoupon(ctx, couponSeq) }
})
