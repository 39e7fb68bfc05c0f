import * as contracts from '@/schemas/api/store/open-coupons'
import { operation, service } from '@/services/kit/service'
import { openCouponsFor } from '../domain/benefits/open-coupons'
import { listOpenCoupons } from './list-open-coupons'
import { takeCoupon } from './take-coupon'
import { takeOpenCoupon } from './take-open-coupon'

const countOpenCoupons = operation(contracts.countOpenCoupons, async ({ goodsId }, ctx) => ({
  item: { count: (await openCouponsFor(goodsId, ctx)).length },
}))

export const couponCodesService = service('coupon-codes', [takeCoupon, countOpenCoupons, listOpenCoupons, takeOpenCoupon])
