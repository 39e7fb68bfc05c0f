import { expect, test } from 'vitest'
import { maskedAddress } from './masked-address'

test('an address shows its region alone, however it is written', () => {
  expect(maskedAddress('서울 중구 세종대로 110')).toBe('서울 중구 ***')
  expect(maskedAddress(' 경기도  성남시 분당구 판교로 1 ')).toBe('경기도 성남시 ***')
  expect(maskedAddress('세종특별자치시 한누리대로 2130')).toBe('세종특별자치시 ***')
  expect(maskedAddress('서울특별시강남구언주로77,101동1203호')).toBe('***')
  expect(maskedAddress('서울 강남구언주로 77')).toBe('서울 ***')
  expect(maskedAddress('77 Eonju-ro, Seoul')).toBe('***')
})
