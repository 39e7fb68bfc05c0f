import type { Listed } from '@/schemas/api/base/contract'
import type { browseCoupons } from '@/schemas/api/store/coupon-desk'
import { COUPON_AUDIENCE_WORDS, MEMBER_GRADE_WORDS } from '@/schemas/rules/store/coupon-terms'
import { wonWords } from '@/schemas/rules/store/won-words'
import { formatPeriod } from '@/schemas/words/dates'

export type CouponRow = Listed<typeof browseCoupons>

const count = (of: number): string => of.toLocaleString('ko-KR')

/** A coupon in the words of the list and of its screen. */
export const couponWords = {
  count,
  /** `5,000원`, `10%, 최대 5,000원` */
  discount: ({ unit, discount, most }: Pick<CouponRow, 'unit' | 'discount' | 'most'>): string =>
    unit === 'WON' ? wonWords(discount) : `${discount}%${most === null ? '' : `, 최대 ${wonWords(most)}`}`,
  period: ({ from, until }: Pick<CouponRow, 'from' | 'until'>): string => formatPeriod(from, until),
  audience: ({ audience, grade }: Pick<CouponRow, 'audience' | 'grade'>): string =>
    audience === 'grade' && grade ? `${MEMBER_GRADE_WORDS[grade]} 등급` : COUPON_AUDIENCE_WORDS[audience],
  /** `120명 / 500명` */
  issued: ({ issued, pieces }: Pick<CouponRow, 'issued' | 'pieces'>): string =>
    `${count(issued)}명${pieces === null ? '' : ` / ${count(pieces)}명`}`,
}
