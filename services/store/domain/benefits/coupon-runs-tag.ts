/** A change of it wakes the processes that give coupons to everybody. */
export const COUPON_RUNS_TAG = 'coupon-runs'
