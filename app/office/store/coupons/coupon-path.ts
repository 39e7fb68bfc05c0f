export const COUPONS = '/ice_builder/coupons'
export const couponPath = (couponSeq: number): string => `${COUPONS}/${couponSeq}`
