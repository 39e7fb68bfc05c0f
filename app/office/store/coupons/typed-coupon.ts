// What staff type of a coupon: numbers and days as they stand in the fields, and the terms that they mean.
import type { FormFaults } from '@/builder/list/form-faults'
import type { Input, Item } from '@/schemas/api/base/contract'
import type { createCoupon, readDeskCoupon } from '@/schemas/api/store/coupon-desk'
import type { CodeKind } from '@/schemas/rules/store/coupon-code'
import type { CouponScopeKind } from '@/schemas/rules/store/coupon-scope'
import type { CouponAudience, CouponField, CouponTerms, CouponUnit, MemberGrade } from '@/schemas/rules/store/coupon-terms'

type Known = Item<typeof readDeskCoupon>
export interface TypedCoupon {
  name: string
  unit: CouponUnit
  discount: string
  most: string
  minAmount: string
  from: string
  until: string
  scope: CouponScopeKind
  goodsIds: readonly string[]
  brandIds: readonly string[]
  categoryIds: readonly string[]
  excludedIds: readonly string[]
  firstOrderYn: 'Y' | 'N'
  audience: CouponAudience
  grade: MemberGrade
  codeKind: CodeKind
  code: string
  perMember: string
  pieces: string
}
/** A control that changes some of it. */
export interface CouponPartProps {
  typed: TypedCoupon
  faults: FormFaults<CouponField>
  change: (next: Partial<TypedCoupon>) => void
}

export const EMPTY_COUPON: TypedCoupon = {
  ...{ name: '', unit: 'WON', discount: '', most: '', minAmount: '', from: '', until: '' },
  ...{ scope: 'all', goodsIds: [], brandIds: [], categoryIds: [], excludedIds: [], firstOrderYn: 'N' },
  ...{ audience: 'all', grade: 'BASIC', codeKind: 'none', code: '', perMember: '1', pieces: '' },
}
const text = (value: number | null): string => (value === null ? '' : String(value))
export const typedOf = ({ discount, most, minAmount, pieces, perMember, grade, ...known }: Known): TypedCoupon => {
  const { name, unit, from, until, scope, goodsIds, brandIds, categoryIds, excludedIds, firstOrderYn, audience, codeKind, code } = known
  return {
    ...{ name, unit, from, until, scope, goodsIds, brandIds, categoryIds, excludedIds, firstOrderYn, audience, codeKind, code },
    ...{ discount: text(discount), most: text(most), minAmount: text(minAmount), pieces: text(pieces), perMember: text(perMember) },
    grade: grade ?? 'BASIC',
  }
}

const plain = (typed: string): string => typed.trim().replaceAll(',', '')
/** What is no whole number is refused at its field. */
const number = (typed: string): number => (/^\d+$/.test(plain(typed)) ? Number(plain(typed)) : Number.NaN)
export const termsOf = ({ discount, most, minAmount, pieces, perMember, grade, ...typed }: TypedCoupon): CouponTerms => {
  const isChosen = typed.scope === 'chosen'
  return {
    ...typed,
    goodsIds: isChosen ? typed.goodsIds : [],
    brandIds: isChosen ? typed.brandIds : [],
    categoryIds: isChosen ? typed.categoryIds : [],
    code: typed.codeKind === 'common' ? typed.code : '',
    discount: number(discount),
    most: typed.unit === 'WON' || plain(most) === '' ? null : number(most),
    minAmount: plain(minAmount) === '' ? 0 : number(minAmount),
    pieces: typed.codeKind === 'single' || plain(pieces) === '' ? null : number(pieces),
    perMember: typed.codeKind === 'none' ? 1 : number(perMember),
    grade: typed.audience === 'grade' ? grade : null,
  }
}

/** What is not limited is left out. */
export const sentOf = ({ most, pieces, grade, code, ...terms }: CouponTerms): Input<typeof createCoupon> => ({
  ...terms,
  goodsIds: [...terms.goodsIds],
  brandIds: [...terms.brandIds],
  categoryIds: [...terms.categoryIds],
  excludedIds: [...terms.excludedIds],
  ...(most === null ? {} : { most }),
  ...(pieces === null ? {} : { pieces }),
  ...(grade === null ? {} : { grade }),
  ...(code.trim() === '' ? {} : { code }),
})
