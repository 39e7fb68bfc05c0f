import type { Listed } from '@/schemas/api/base/contract'
import type { browseCoupons } from '@/schemas/api/store/coupon-desk'
import { CODE_KIND_WORDS } from '@/schemas/rules/store/coupon-code'
import { COUPON_AUDIENCE_WORDS, MEMBER_GRADE_WORDS } from '@/schemas/rules/store/coupon-terms'
import { wonWords } from '@/schemas/rules/store/won-words'
import { formatPeriod } from '@/schemas/words/dates'

export type CouponRow = Listed<typeof browseCoupons>

const count = (of: number): string => of.toLocaleString('ko-KR')

const pieces = ({ perMember }: Pick<CouponRow, 'perMember'>, of: number): string => `${count(of)}${perMember > 1 ? '장' : '명'}`

/** A coupon in the words of the list and of its screen. */
export const couponWords = {
  count,
  /** `5,000원`, `10%, 최대 5,000원` */
  discount: ({ unit, discount, most }: Pick<CouponRow, 'unit' | 'discount' | 'most'>): string =>
    unit === 'WON' ? wonWords(discount) : `${discount}%${most === null ? '' : `, 최대 ${wonWords(most)}`}`,
  period: ({ from, until }: Pick<CouponRow, 'from' | 'until'>): string => formatPeriod(from, until),
  audience: ({ audience, grade }: Pick<CouponRow, 'audience' | 'grade'>): string =>
    audience === 'grade' && grade ? `${MEMBER_GRADE_WORDS[grade]} 등급` : COUPON_AUDIENCE_WORDS[audience],
  /** `120명 / 500명`; of a coupon that a member can have several of, the pieces. */
  issued: (row: Pick<CouponRow, 'issued' | 'pieces' | 'perMember'>): string =>
    `${pieces(row, row.issued)}${row.pieces === null ? '' : ` / ${pieces(row, row.pieces)}`}`,
  pieces,
  /** In a list: how many of what; its own screen names them. */
  scope(row: CouponRow): string {
    const chosen = [
      row.goodsIds.length > 0 && `상품 ${row.goodsIds.length}개`,
      row.brandIds.length > 0 && `브랜드 ${row.brandIds.length}곳`,
      row.categoryIds.length > 0 && `분류 ${row.categoryIds.length}곳`,
    ].filter(Boolean)
    const of = row.scope === 'all' ? '모든 상품' : chosen.join(' · ')
    return row.excludedIds.length > 0 ? `${of}, ${row.excludedIds.length}개 제외` : of
  },
  hadBy: ({ codeKind, code }: Pick<CouponRow, 'codeKind' | 'code'>): string =>
    codeKind === 'common' ? `코드 ${code}` : CODE_KIND_WORDS[codeKind],
}
