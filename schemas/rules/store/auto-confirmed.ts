/** Of a purchase that the clock confirmed. */
export const AUTO_CONFIRMED = '반품하실 수 있는 기간이 지나 구매가 자동으로 확정되었습니다.'
