import { describe, expect, test } from 'vitest'
import { examplesOf, sentenceOf } from '@/tests/support/member-examples'
import {
  BUSINESS_STATUS,
  businessFaults,
  businessNumberFault,
  businessTypeFaults,
  CLOSED_NOW,
  joiningFault,
  NOT_VALID,
  shownBusinessNumber,
  tidyDetails,
  validityFault,
  withoutDashes,
  type BusinessInfo,
} from './business'

const NOW = new Date('2026-11-21T00:00:00Z')
const GOOD: BusinessInfo = {
  bizRegNum: '220-88-01033',
  startDt: '2019-03-02',
  owner: '한지우',
  name: '결인테리어',
  type: 'ti',
  phoneNum: '02-1234-5678',
}
const faultsOf = (change: Partial<BusinessInfo>) =>
  Object.fromEntries(Object.entries(businessFaults({ ...GOOD, ...change }, NOW)).filter(([, fault]) => fault))

test.each(examplesOf('V-BIZ-1'))('V-BIZ-1: %s', (_says, given, expected) => {
  expect(validityFault(given as { isValid: boolean; bypass: boolean }) ?? null).toBe(expected)
})

test.each(examplesOf('V-BIZ-2'))('V-BIZ-2: %s', (_says, given, expected) => {
  expect(withoutDashes(given as string)).toBe(expected)
})

test.each(examplesOf('V-BIZ-3'))('V-BIZ-3: %s', (_says, given, expected) => {
  const [fault = null] = Object.values(businessTypeFaults(given as { type: string; typeDesc?: string }))
  if (expected === 'any') expect(fault).toMatch(/다\.|요\./)
  else expect(fault).toBe(expected)
})

test.each(examplesOf('V-BIZ-4'))('V-BIZ-4: %s', (_says, given, expected) => {
  const { value, message } = expected as { value?: string; message: string | null }
  expect(businessNumberFault(given as string) ?? null).toBe(message)
  if (value) expect(withoutDashes(given as string)).toBe(value)
})

describe('V-BIZ-4: bad numbers', () => {
  test.each(['', ' ', '12345678901', '12345678９0', '123-45-6789o', '가나다라마바사아자차', '1234567890\0'])('%j', (text) => {
    expect(businessNumberFault(text)).toBe(sentenceOf('V-BIZ-4'))
  })
})

test('a number is shown 3-2-5', () => {
  expect(shownBusinessNumber('2208801033')).toBe('220-88-01033')
  expect(shownBusinessNumber('22088')).toBe('22088')
})

test('P-BIZ-3: the states have the tax office’s names', () => {
  expect(BUSINESS_STATUS).toEqual({ open: '계속사업자', close: '휴업자', out: '폐업자' })
})

describe('a whole business', () => {
  test('has nothing wrong', () => expect(faultsOf({})).toEqual({}))
  test.each([
    ['startDt', '20261122', '개업일자 8자리를 입력해 주세요. 예) 20190302'],
    ['startDt', '20190229', '개업일자 8자리를 입력해 주세요. 예) 20190302'],
    ['startDt', '2019', '개업일자 8자리를 입력해 주세요. 예) 20190302'],
    ['owner', '  ', '대표자명을 입력해 주세요.'],
    ['owner', '가'.repeat(31), '대표자명에는 30자까지 입력할 수 있습니다.'],
    ['name', '', '상호를 입력해 주세요.'],
    ['type', '', '업종을 선택해 주세요.'],
    ['phoneNum', '전화', '전화번호를 숫자로 입력해 주세요. 예) 0212345678'],
    ['recommender', '가'.repeat(31), '추천인에는 30자까지 입력할 수 있습니다.'],
  ] as const)('%s %j', (name, value, sentence) => expect(faultsOf({ [name]: value })).toEqual({ [name]: sentence }))
  test('started today in Seoul', () => expect(faultsOf({ startDt: '20261121' })).toEqual({}))
  test('says in its own words what it does, and only where the list does not', () => {
    expect(faultsOf({ type: 'etc', typeDesc: '가'.repeat(51) })).toEqual({ typeDesc: '업종에는 50자까지 입력할 수 있습니다.' })
    expect(tidyDetails({ ...GOOD, typeDesc: '가구' })).toMatchObject({ typeDesc: '', phoneNum: '0212345678', recommender: '' })
  })
})

test.each([
  [{ isValid: true, status: 'open' as const }, undefined],
  [{ isValid: true, status: 'close' as const }, CLOSED_NOW],
  [{ isValid: true, status: 'out' as const }, NOT_VALID],
  [{ isValid: false }, NOT_VALID],
  [{ isValid: true }, NOT_VALID],
])('who joins must be in business: %j', (validity, sentence) => expect(joiningFault(validity)).toBe(sentence))
