import { describe, expect, test } from 'vitest'
import { examplesOf, sentenceOf } from '@/tests/support/member-examples'
import { IDENTITY_NEEDED, NAME_DIFFERS } from '@/schemas/words/identity-messages'
import { faultOfResult, genderCode, isNameOf, isRefusedByAge, wayToCertify } from './identity'
import { isInApp } from '@/schemas/rules/base/is-in-app'

describe('the message of a result', () => {
  test.each(examplesOf('V-IDV-1'))('V-IDV-1: %s', (_, given, expected) => expect(faultOfResult(given)).toBe(expected))
  test.each(examplesOf('V-IDV-2'))('V-IDV-2: %s', (_, given, expected) => expect(faultOfResult(given)).toBe(expected))
  test('V-IDV-1: missing or meaningless data is a failure', () => {
    for (const data of [undefined, {}]) expect(faultOfResult({ data })).toBe(sentenceOf('V-IDV-1'))
  })
  test.each([
    ['F', 'F'],
    ['female', 'F'],
    ['FEMALE', 'F'],
    ['M', 'M'],
    ['male', 'M'],
    ['OTHER', undefined],
    ['', undefined],
  ])('foundation 3.2: gender %s is %s', (said, code) => expect(genderCode(said)).toBe(code))
})

describe('the name', () => {
  test.each(examplesOf('V-IDV-3'))('V-IDV-3: %s', (_, { member, verified }, expected) => {
    expect(isNameOf(member, verified) ? null : NAME_DIFFERS).toBe(expected)
  })
  test('V-IDV-3: surrounding spaces and the Unicode form make no other name, a letter does', () => {
    expect(isNameOf(' 홍길동 ', '홍길동'.normalize('NFD'))).toBe(true)
    expect(isNameOf('홍길동', '홍길 동')).toBe(false)
  })
})

describe('access', () => {
  test.each(examplesOf('S-IDV-12'))('S-IDV-12: %s', (_, given, expected) => expect(wayToCertify(given)).toBe(expected ?? 'none'))
  test.each(examplesOf('V-CERT-1'))('V-CERT-1: %s', (_, { certified }, expected) => {
    expect(wayToCertify({ certified, passwordYn: 'Y' }) === 'none' ? 'continue' : 'verify').toBe(expected)
    expect(IDENTITY_NEEDED).toBe(sentenceOf('V-CERT-1'))
  })
  test.each(examplesOf('V-AGE-3'))('V-AGE-3: %s', (_, { birth, today, message }, expected) => {
    const noon = new Date(`${today.slice(0, 4)}-${today.slice(4, 6)}-${today.slice(6)}T12:00:00+09:00`)
    expect(isRefusedByAge(birth, message, noon) ? message : null).toBe(expected)
  })
  test('V-AGE-3: a person of unknown age is refused', () => expect(isRefusedByAge('', '만 19세 이상만', new Date())).toBe(true))

  test.each([
    ['KakaoTalk', 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 KAKAOTALK 10.4.5', true],
    ['Naver', 'Mozilla/5.0 (iPhone) AppleWebKit/605.1 NAVER(inapp; search; 1000)', true],
    ['Instagram', 'Mozilla/5.0 (Linux; Android 14) Instagram 300.0', true],
    ['an Android view', 'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) Chrome/120', true],
    ['Chrome', 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/120.0 Mobile Safari/537.36', false],
    ['Safari', 'Mozilla/5.0 (Macintosh) Version/17.0 Safari/605.1.15', false],
  ])('%s has a second window or not', (_, agent, expected) => expect(isInApp(agent)).toBe(expected))
})
