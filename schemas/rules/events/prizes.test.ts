import { expect, test } from 'vitest'
import { prizeFaults, type PrizeForm } from './prizes'

const form: PrizeForm = {
  name: '김하늘',
  phoneNo: '010-0000-0000',
  zipCode: '06236',
  address: '서울특별시 강남구 라움로 12',
  addressDetail: '101동 1203호',
  taxName: '김하늘',
  taxAgreed: true,
  agreed: true,
}

test.each([
  '900101-1234567',
  '9001011234567',
  '９００１０１－１２３４５６７',
  '900101–1234567',
  '900101.1234567',
  '900101_1234567',
  '900101--1234567',
  '900101\u200B-1234567',
  '9 0 0 1 0 1 1 2 3 4 5 6 7',
  '주민번호 900101 / 1234567 입니다',
])('a resident number is refused however it is typed: %s', (typed) => {
  for (const field of ['name', 'address', 'addressDetail', 'taxName'] as const)
    expect(prizeFaults({ ...form, [field]: typed }, true)).toHaveProperty(field, expect.stringContaining('주민등록번호는 적지 말아 주세요'))
})

test('one that is cut over the two fields of an address is refused, and houses with many numbers are none', () => {
  expect(prizeFaults({ ...form, address: '900101', addressDetail: '1234567' }, true)).toHaveProperty('addressDetail')
  for (const [address, addressDetail] of [
    ['서울특별시 강남구 라움로 120길 11-3', '1201동 1502호'],
    ['경기도 성남시 분당구 결로 101', '101동 3204호 (010-0000-0000)'],
    ['강원도 원주시 라움읍 92-1', '03-12, 1층'],
  ] as const)
    expect(prizeFaults({ ...form, address, addressDetail }, true)).toEqual({})
})
