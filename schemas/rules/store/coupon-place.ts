/** `#coupons-12`: where a sign-in leads back to, with the coupon that was wanted. */
export const COUPON_PLACE = '#coupons-'
