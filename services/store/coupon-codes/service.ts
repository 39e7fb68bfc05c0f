import { service } from '@/services/kit/service'
import { takeCoupon } from './take-coupon'

export const couponCodesService = service('coupon-codes', [takeCoupon])
