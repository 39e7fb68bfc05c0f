import { expect, test } from 'vitest'
import { ALL_GOODS } from './coupon-scope'
import { couponSentence, scopeWords } from './coupon-sentence'
import type { CouponTerms } from './coupon-terms'

const NAMES = { goods: { a: '원목 의자', b: '램프' }, brands: { oak: '오크하우스' }, categories: { light: '조명' } }
const TERMS: CouponTerms = {
  ...{ name: '여름', unit: 'WON', discount: 5_000, most: null, minAmount: 0, from: '2026-06-01', until: '2026-06-30', pieces: null },
  ...{ audience: 'all', grade: null, firstOrderYn: 'N', codeKind: 'none', code: '', perMember: 1 },
  ...ALL_GOODS,
}
const says = (change: Partial<CouponTerms>) => couponSentence({ ...TERMS, ...change }, NAMES)

test.each<[Partial<CouponTerms>, string]>([
  [
    {},
    '2026.06.01 ~ 2026.06.30에 주문하는 모든 상품의 금액에서 5,000원을 깎아 줍니다. 모든 회원에게 직원이 발급하며, 한 회원이 한 장 받습니다.',
  ],
  [
    {
      ...{ unit: 'PERCENT', discount: 10, most: 20_000, minAmount: 30_000, firstOrderYn: 'Y', pieces: 1_000 },
      ...{ scope: 'chosen', brandIds: ['oak'], categoryIds: ['light'], excludedIds: ['b'], codeKind: 'common', code: '여름세일' },
    },
    '2026.06.01 ~ 2026.06.30에 주문하는 브랜드 ‘오크하우스’ · 분류 ‘조명’(아래 분류 포함)에 드는 상품의 금액에서 10%를 최대 20,000원까지 깎아 줍니다. 상품 ‘램프’에는 쓸 수 없습니다. 쓸 수 있는 상품의 금액이 30,000원 이상이어야 합니다. 회원의 첫 주문에만 쓸 수 있습니다. 모든 회원이 코드 ‘여름세일’을 입력해 받으며, 한 회원이 한 장 받습니다. 모두 1,000장입니다.',
  ],
])('%j is said in plain words', (change, words) => expect(says(change)).toBe(words))
test('and nothing while its terms are not written', () => expect(says({ discount: Number.NaN })).toBeUndefined())
test('goods are named, the first of them, and what is left out', () => {
  expect(scopeWords({ ...ALL_GOODS, scope: 'chosen', goodsIds: ['a', 'b', 'gone'] }, NAMES)).toBe('상품 ‘원목 의자’ 외 2개')
  expect(scopeWords({ ...ALL_GOODS, excludedIds: ['b'] }, NAMES)).toBe('모든 상품, 상품 ‘램프’ 제외')
  expect(scopeWords(ALL_GOODS, NAMES)).toBe('')
})
