import { describe, expect, test } from 'vitest'
import { examplesOf } from '@/tests/support/member-examples'
import type { BusinessStatus } from './business'
import {
  accountStop,
  afterCreation,
  businessStop,
  DESIGN_PAGE,
  DESIGN_WORDS,
  designSteps,
  mayCreateDesign,
  projectLink,
  validityStop,
  type DesignAccount,
} from './design-account'

type Given = Partial<DesignAccount> & { status?: BusinessStatus; answer?: string }
const ENABLED: DesignAccount = { exists: true, isRemoved: false, isEnabled: true }
const stepsOf = ({ status = 'open', answer, ...account }: Given) => {
  const whole = { ...ENABLED, ...(account.isRemoved || account.exists === false ? { exists: false, isEnabled: false } : {}), ...account }
  const steps = designSteps(status, whole)
  const asked = steps.findIndex((step) => step.do === 'ask')
  return answer === 'cancel' && asked >= 0 ? steps.slice(0, asked + 1) : steps
}
const last = (given: Given) => {
  const step = stepsOf(given).at(-1)?.do
  return step === 'open' || step === 'create' ? step : 'stop'
}
const said = (given: Given) => stepsOf(given).flatMap((step) => ('text' in step ? [step.text] : []))
const orAny = (expected: unknown): unknown => (expected === 'any' ? expect.stringMatching(/(다|요)\.$/) : expected)

test.each(examplesOf('S-DSGN-1'))('S-DSGN-1, E-BIZ-1: %s', (_says, given, expected) => {
  expect(businessStop(given.business) ?? null).toEqual(orAny(expected.alert))
})
test.each(examplesOf('S-DSGN-2'))('S-DSGN-2: %s', (_says, given, expected) => {
  expect(validityStop(given.validity) ?? null).toEqual(orAny(expected.alert))
})
test.each(examplesOf('S-DSGN-3'))('S-DSGN-3, E-BIZ-3: %s', (_says, given, expected) => {
  expect(accountStop(given.account)).toBe(expected.alert)
})
test('S-DSGN-1 to 3, E-BIZ-12: a failed call is said in its own words; 200 goes on; staff can let a business pass', () => {
  const failed = { result: '500', resultMessage: '점검 중입니다.' }
  expect([businessStop(failed), validityStop(failed), accountStop(failed)]).toEqual(Array(3).fill('점검 중입니다.'))
  expect([businessStop({ result: '200' }), accountStop({ result: '200' })]).toEqual([undefined, undefined])
  expect([validityStop({ result: '200', isValid: false }, true), validityStop({ result: '200', isValid: true })]).toEqual([
    undefined,
    undefined,
  ])
})

test.each(examplesOf('S-DSGN-4'))('S-DSGN-4, E-BIZ-5: %s', (_says, given, expected) => {
  expect(said(given)).toEqual(expected.warning === null ? [] : [expected.warning])
})
test.each(examplesOf('S-DSGN-5'))('S-DSGN-5, E-BIZ-8: %s', (_says, given, expected) => {
  expect([said(given), last(given)]).toEqual([[expected.warning], expected.next])
})
test.each(examplesOf('S-DSGN-6'))('S-DSGN-6: %s', (_says, given, expected) => {
  expect(stepsOf(given)).toEqual([{ do: expected.next }])
  expect(afterCreation('200')).toEqual([{ do: 'say', text: expected.alert }, { do: 'open' }])
})
test.each(examplesOf('S-DSGN-7'))('S-DSGN-7: %s', (_says, given, expected) => {
  expect([said(given), last(given)]).toEqual([[], expected.next])
})
test.each(examplesOf('S-DSGN-8'))('S-DSGN-8, E-BIZ-9: %s', (_says, given, expected) => {
  expect([said(given), last(given)]).toEqual([[expected.confirm], expected.next])
  expect(stepsOf(given)[0]).toMatchObject({ do: 'ask', verb: '계정 생성' })
})
test.each(examplesOf('S-DSGN-9'))('S-DSGN-9, E-BIZ-7: %s', (_says, given, expected) => {
  expect(last(given)).toBe(expected.next)
  if (expected.alert) expect(said(given)).toEqual([orAny(expected.alert)])
  expect(stepsOf(given).some((step) => step.do === 'refer')).toBe(given.link)
})
test.each(examplesOf('S-DSGN-10'))('S-DSGN-10: %s', (_says, given, expected) => {
  expect([said(given), last(given)]).toEqual([expected.warning ? [expected.warning] : [], expected.next])
})
test.each(examplesOf('S-DSGN-11'))('S-DSGN-11: %s', (_says, given, expected) => {
  expect(stepsOf(given)).toEqual([{ do: expected.next }])
})
test.each(examplesOf('S-DSGN-12'))('S-DSGN-12, E-BIZ-4: %s', (_says, given, expected) => {
  const steps = afterCreation(given.create)
  expect(steps[0]).toEqual({ do: 'say', text: expected.alert })
  expect(steps.some((step) => step.do === 'open')).toBe(expected.next === 'open')
})
test.each(examplesOf('S-DSGN-13'))('S-DSGN-13: %s', (_says, given, expected) => {
  if (given.event) expect(DESIGN_PAGE).toBe(expected.path)
  else if (expected.link === null) expect(projectLink(false, 'site')).toBeUndefined()
  else for (const part of expected.link as string[]) expect(projectLink(given.menu === 'member', 'site')).toContain(part)
})
test.each(examplesOf('S-DSGN-14'))('S-DSGN-14, E-BIZ-6: %s', (_says, given, expected) => {
  expect([said(given), last(given)]).toEqual([[expected.alert], expected.next])
})

describe('beyond the examples', () => {
  test('a shut-down business is warned and given no account, whatever became of the one it had', () => {
    const none = { exists: false, isRemoved: false, isEnabled: false, status: 'out' as const }
    expect([said(none), last(none)]).toEqual([[DESIGN_WORDS.willRemove], 'stop'])
    for (const reason of ['unused', 'withdraw', 'bizOut', 'close', 'adminReq'] as const)
      expect(mayCreateDesign('out', { exists: false, isRemoved: true, isEnabled: false, reason })).toBe(false)
  })
  test('Q-033: what has happened is not said once more as something to come', () => {
    expect(said({ isRemoved: true, reason: 'bizOut', status: 'out' })).toEqual([DESIGN_WORDS.removedOut])
    expect(said({ isEnabled: false, reason: 'close', status: 'close' })).toEqual([DESIGN_WORDS.suspended])
    expect(said({ isRemoved: true, reason: 'bizOut', status: 'close' })).toEqual([DESIGN_WORDS.willSuspend, DESIGN_WORDS.removedOut])
  })
  test('a reservation that opens an account again, or of a business in operation, is no warning', () => {
    const reservation = { type: 'remove' as const, startDt: '2026-07-01' }
    expect(said({ status: 'open', reservation })).toEqual([])
    expect(said({ status: 'close', reservation: { ...reservation, type: 'enable' } })).toEqual([DESIGN_WORDS.willSuspend])
  })
  test('every state ends in a word, a creation or the service', () => {
    for (const status of ['open', 'close', 'out'] as const)
      for (const reason of [null, 'unused', 'withdraw', 'bizOut', 'close', 'adminReq'] as const)
        for (const [exists, isRemoved, isEnabled] of [
          [true, false, true],
          [true, false, false],
          [false, false, false],
          [false, true, false],
          [true, true, false],
        ] as const)
          expect(designSteps(status, { exists, isRemoved, isEnabled, reason })).not.toEqual([])
  })
  test('a link names the site that it comes from', () => expect(projectLink(true, 'raum & 결')).toContain('_siteId=raum+%26+%EA%B2%B0'))
})
