import type { Listed } from '@/schemas/api/base/contract'
import type { browseCoupons } from '@/schemas/api/store/coupon-desk'
import { COUPON_AUDIENCE_WORDS, MEMBER_GRADE_WORDS } from '@/schemas/rules/store/coupon-terms'
import { wonWords } from '@/schemas/rules/store/won-words'

export type CouponRow = Listed<typeof browseCoupons>

export const countWords = (count: number): string => count.toLocaleString('ko-KR')

/** `5,000원`, `10%, 최대 5,000원` */
export const discountWords = ({ unit, discount, most }: Pick<CouponRow, 'unit' | 'discount' | 'most'>): string =>
  unit === 'WON' ? wonWords(discount) : `${discount}%${most === null ? '' : `, 최대 ${wonWords(most)}`}`

export const periodWords = ({ from, until }: Pick<CouponRow, 'from' | 'until'>): string => (from === until ? from : `${from} ~ ${until}`)

export const audienceWords = ({ audience, grade }: Pick<CouponRow, 'audience' | 'grade'>): string =>
  audience === 'grade' && grade ? `${MEMBER_GRADE_WORDS[grade]} 등급` : COUPON_AUDIENCE_WORDS[audience]

/** `120명 / 500명` */
export const issuedWords = ({ issued, pieces }: Pick<CouponRow, 'issued' | 'pieces'>): string =>
  `${countWords(issued)}명${pieces === null ? '' : ` / ${countWords(pieces)}명`}`
