import { expect, test } from 'vitest'
import { holdsClaims } from './holds-claims'

test.each([
  ['라움결에서 시공하신 분께 드립니다.', true],
  ['㈜라움하우스는 개인정보를 보호합니다.', true],
  ['전국 전시장 12곳에서 만나실 수 있습니다.', true],
  ['1994년에 지은 아파트의 겨울 석 달을 재었습니다.', true],
  ['아이디와 비밀번호를 입력해 주세요.', false],
  ['장바구니가 비어 있습니다.', false],
])('%s', (text, isClaim) => {
  expect(holdsClaims([text], '라움결')).toBe(isClaim)
})
