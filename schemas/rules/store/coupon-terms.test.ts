import { describe, expect, test } from 'vitest'
import { ALL_GOODS } from './coupon-scope'
import { couponFaults, readMemberColumn, type CouponTerms } from './coupon-terms'

const TERMS: CouponTerms = {
  ...{ name: '여름', unit: 'WON', discount: 5_000, most: null, minAmount: 0, from: '2026-06-01', until: '2026-06-30', pieces: null },
  ...{ audience: 'all', grade: null, firstOrderYn: 'N', codeKind: 'none', code: '', perMember: 1 },
  ...ALL_GOODS,
}
const faults = (change: Partial<CouponTerms>) => couponFaults({ ...TERMS, ...change }, '2026-06-01')

describe('the terms of a coupon', () => {
  test('are accepted', () => {
    expect(faults({})).toEqual({})
    expect(faults({ unit: 'PERCENT', discount: 100, most: 100, until: '2026-06-01', pieces: 1, audience: 'grade', grade: 'VIP' })).toEqual(
      {},
    )
  })
  test.each([
    [{ name: '  ' }, { name: '쿠폰 이름을 입력해 주세요.' }],
    [{ discount: 99 }, { discount: '할인은 100부터 10,000,000까지의 금액으로 입력해 주세요.' }],
    [{ unit: 'PERCENT', discount: 101 }, { discount: '할인은 1부터 100까지의 숫자로 입력해 주세요.' }],
    [{ unit: 'PERCENT', discount: 10, most: 99 }, { most: '최대 할인 금액은 100부터 10,000,000까지의 금액으로 입력해 주세요.' }],
    [{ minAmount: Number.NaN }, { minAmount: '최소 주문 금액은 0부터 10,000,000까지의 금액으로 입력해 주세요.' }],
    [{ pieces: 0 }, { pieces: '수량은 1부터 10,000,000까지의 숫자로 입력해 주세요.' }],
    [{ from: '' }, { from: '첫날을 골라 주세요.' }],
    [{ until: '2026-05-31' }, { until: '마지막 날은 첫날과 같거나 그 뒤여야 합니다.' }],
    [{ from: '2026-05-01', until: '2026-05-31' }, { until: '마지막 날이 이미 지났습니다.' }],
    [{ audience: 'grade' }, { grade: '등급을 골라 주세요.' }],
    [{ scope: 'chosen' }, { goodsIds: '쓸 수 있는 상품이나 브랜드, 분류를 하나 이상 골라 주세요.' }],
    [{ scope: 'chosen', goodsIds: ['a'], excludedIds: ['a'] }, { excludedIds: '고른 상품을 모두 제외하면 쓸 수 있는 상품이 없습니다.' }],
    [{ codeKind: 'common', code: 'ab' }, { code: '쿠폰 코드는 띄어쓰기와 줄표를 빼고 4자부터 20자까지 입력해 주세요.' }],
    [{ codeKind: 'common', code: '여름!세일' }, { code: '쿠폰 코드는 한글, 영문, 숫자로 입력해 주세요.' }],
    [{ codeKind: 'single', perMember: 0 }, { perMember: '한 회원이 받는 수는 1부터 100까지의 숫자로 입력해 주세요.' }],
    [{ codeKind: 'single', audience: 'named' }, { audience: '회원이 직접 받는 쿠폰의 대상은 모든 회원이나 등급으로 골라 주세요.' }],
  ] as const)('%j is refused', (change, wanted) => expect(faults(change)).toEqual(wanted))
})

test('ids are read out of the first column of a sheet, once each and without its heading', () =>
  expect(readMemberColumn('아이디\t이름\nhaneul01\t김하늘\r\n\nsora2,이소라\nhaneul01')).toEqual(['haneul01', 'sora2']))
test.each([
  ['member ID\nmember01\nmembership\nid', ['member01', 'membership', 'id']],
  ['member01\nmember02\tB', ['member01', 'member02']],
  ['회원 아이디\nuserid7', ['userid7']],
  ['ID\nhaneul01\n회원번호\nuser', ['haneul01', 'user']],
])('ids that begin like a heading are ids: %j', (text, ids) => expect(readMemberColumn(text)).toEqual(ids))
