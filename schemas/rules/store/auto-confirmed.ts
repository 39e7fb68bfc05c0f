import { MIND_DAYS } from './return-limits'

/** Of a purchase that the clock confirmed. */
export const AUTO_CONFIRMED = `${MIND_DAYS}일이 지나 구매가 자동으로 확정되었습니다.`
