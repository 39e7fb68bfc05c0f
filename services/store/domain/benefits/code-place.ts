/** Common and single codes are found by indexes of one place: what a member types may be either. */
export const CODE_PLACE = 'coupon.code'
