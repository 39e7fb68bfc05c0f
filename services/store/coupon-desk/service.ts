import { service } from '@/services/kit/service'
import { browseCouponCodes } from './browse-coupon-codes'
import { browseCoupons } from './browse-coupons'
import { browseIssuedCoupons } from './browse-issued-coupons'
import { changeCoupon } from './change-coupon'
import { createCouponCodes } from './create-coupon-codes'
import { createCoupon } from './create-coupon'
import { endCoupon } from './end-coupon'
import { exportCouponCodes } from './export-coupon-codes'
import { issueCoupon } from './issue-coupon'
import { issueCouponToAll } from './issue-coupon-to-all'
import { readDeskCoupon } from './read-desk-coupon'

export const couponDesk = service('coupon-desk', [
  browseCoupons,
  readDeskCoupon,
  createCoupon,
  changeCoupon,
  issueCoupon,
  issueCouponToAll,
  endCoupon,
  browseIssuedCoupons,
  createCouponCodes,
  browseCouponCodes,
  exportCouponCodes,
])
