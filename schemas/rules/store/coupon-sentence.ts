// What a coupon does, in plain Korean: for the staff who make it, and shorter for the member who has it.
import { withParticle } from '@/lib/particle'
import { formatPeriod } from '@/schemas/words/dates'
import { isForAll, type CouponScope } from './coupon-scope'
import { MEMBER_GRADE_WORDS, type CouponTerms } from './coupon-terms'
import { wonWords } from './won-words'

/** By their ids. */
export interface ScopeNames {
  goods: Readonly<Record<string, string>>
  brands: Readonly<Record<string, string>>
  categories: Readonly<Record<string, string>>
}

/** `‘원목 의자’ 상품`, `‘원목 의자’ 외 상품 2개`; what was deleted since is counted only. */
function listed(what: string, unit: string, ids: readonly string[], names: Readonly<Record<string, string>>): string {
  const [first] = ids.flatMap((id) => names[id] ?? [])
  if (ids.length === 0) return ''
  if (first === undefined) return `${what} ${ids.length}${unit}`
  return ids.length === 1 ? `${what} ‘${first}’` : `${what} ‘${first}’ 외 ${ids.length - 1}${unit}`
}

/** `분류 ‘조명’(아래 분류 포함), 브랜드 ‘오크’의 상품, 상품 ‘램프’ 외 2개 제외`; empty where it counts for everything. */
export function scopeWords(of: CouponScope, names: ScopeNames): string {
  if (isForAll(of)) return ''
  const chosen = [
    listed('상품', '개', of.goodsIds, names.goods),
    listed('브랜드', '곳', of.brandIds, names.brands),
    listed('분류', '곳', of.categoryIds, names.categories),
  ].filter(Boolean)
  const without = of.excludedIds.length > 0 ? `${listed('상품', '개', of.excludedIds, names.goods)} 제외` : ''
  return [of.scope === 'all' ? '모든 상품' : chosen.join(' · '), without].filter(Boolean).join(', ')
}

const offWords = ({ unit, discount, most }: Pick<CouponTerms, 'unit' | 'discount' | 'most'>): string =>
  unit === 'WON'
    ? `${wonWords(discount)}을 깎아 줍니다.`
    : `${discount}%를${most === null ? '' : ` 최대 ${wonWords(most)}까지`} 깎아 줍니다.`

const count = (of: number): string => of.toLocaleString('ko-KR')

/** The particle is that of the code, not of its quotation mark. */
const codeWords = (code: string): string => {
  const own = code.trim()
  return own === '' ? '코드를' : `코드 ‘${own}’${withParticle(own, '을/를').slice(own.length)}`
}

/** Who has it, and how. */
function givenWords({ audience, grade, codeKind, code, perMember, pieces }: CouponTerms): string {
  const whom = audience === 'grade' && grade ? `${MEMBER_GRADE_WORDS[grade]} 등급 회원` : audience === 'named' ? '지정한 회원' : '모든 회원'
  const each = perMember > 1 ? `한 회원이 ${count(perMember)}장까지 받습니다.` : '한 회원이 한 장 받습니다.'
  const all = pieces === null || !Number.isInteger(pieces) ? '' : ` 모두 ${count(pieces)}장입니다.`
  if (codeKind === 'none') return `${whom}에게 직원이 발급하며, 한 회원이 한 장 받습니다.${all}`
  if (codeKind === 'open') return `${whom}이 쓸 수 있는 상품의 페이지에서 받으며, 한 회원이 한 장 받습니다.${all}`
  if (codeKind === 'single') return `${whom}이 한 번만 쓰는 코드를 입력해 받으며, ${each}`
  return `${whom}이 ${codeWords(code)} 입력해 받으며, ${each}${all}`
}

/** Undefined while something of it is not written yet. */
export function couponSentence(terms: CouponTerms, names: ScopeNames): string | undefined {
  const { discount, minAmount, from, until, firstOrderYn, scope, categoryIds, excludedIds } = terms
  if (!Number.isInteger(discount) || !Number.isInteger(minAmount) || from === '' || until === '') return undefined
  const chosen = scopeWords({ ...terms, excludedIds: [] }, names)
  const goods = scope === 'all' ? '모든 상품의' : `${chosen}${categoryIds.length > 0 ? '(아래 분류 포함)' : ''}에 드는 상품의`
  return [
    `${formatPeriod(from, until)}에 주문하는 ${goods} 금액에서 ${offWords(terms)}`,
    excludedIds.length > 0 ? `${listed('상품', '개', excludedIds, names.goods)}에는 쓸 수 없습니다.` : '',
    minAmount > 0 ? `쓸 수 있는 상품의 금액이 ${wonWords(minAmount)} 이상이어야 합니다.` : '',
    firstOrderYn === 'Y' ? '회원의 첫 주문에만 쓸 수 있습니다.' : '',
    givenWords(terms),
  ]
    .filter(Boolean)
    .join(' ')
}
