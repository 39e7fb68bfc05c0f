import { describe, expect, test } from 'vitest'
import { BANK_CODES, bankName, BANKS } from './banks'
import { deliveryFaults } from './delivery-address'

const RIGHT = { name: '송다온', phoneNo: '010-2000-1011', zipCode: '06236', address: '서울 강남구 테헤란로 1', addressDetail: '' }

describe('SYS-40: what is wrong with an address', () => {
  test.each([{}, { phoneNo: '02-123-4567' }, { phoneNo: '0505 1234 5678' }, { addressDetail: '101호' }])('nothing: %j', (change) => {
    expect(deliveryFaults({ ...RIGHT, ...change })).toEqual({})
  })

  test.each([
    [{ name: ' ' }, { name: '받는 분을 입력해 주세요.' }],
    [{ name: '가'.repeat(61) }, { name: '받는 분에는 60자까지 입력할 수 있습니다.' }],
    [{ phoneNo: '' }, { phoneNo: '휴대전화 번호를 입력해 주세요.' }],
    [{ phoneNo: '010-1234-567a' }, { phoneNo: '휴대전화 번호를 정확히 입력해 주세요. 예) 01012345678' }],
    [{ zipCode: '' }, { address: '주소 검색으로 주소를 입력해 주세요.' }],
    [{ addressDetail: '가'.repeat(101) }, { addressDetail: '상세 주소에는 100자까지 입력할 수 있습니다.' }],
  ])('%j', (change, faults) => {
    expect(deliveryFaults({ ...RIGHT, ...change })).toEqual(faults)
  })
})

test('every bank stands in the list once, and a code that is not known is shown as it is', () => {
  expect(BANK_CODES.toSorted()).toEqual(Object.keys(BANKS).toSorted())
  expect([bankName('20'), bankName('99')]).toEqual(['우리은행', '99'])
})
