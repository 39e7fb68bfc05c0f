import * as contracts from '@/schemas/api/store/coupon-desk'
import { operation } from '@/services/kit/service'
import { presentDeskCoupon } from './present-desk-coupon'

export const readDeskCoupon = operation(contracts.readDeskCoupon, async ({ couponSeq }, ctx) => {
  const item = await presentDeskCoupon(ctx, couponSeq)
  if (!item) throw ctx.fail('missing')
  return { item }
})
