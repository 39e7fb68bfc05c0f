import { expect, test } from 'vitest'
import { examplesOf } from '@/tests/support/member-examples'
import type { JoinDraft } from '@/schemas/words/visit-draft'
import { agreementsOf, emptyJoin, progressOf, verifiedJoin, withAgreements } from './join-draft'
import { firstMissing, joinBaseOf, joinDetour, joinPage, joinStart, referrerOf } from './join-steps'

const PERSON = { memberName: '홍길동', gender: 'M', birthDate: '19900101', mobileNo: '01012345678', ci: 'ci' } as const
const AGREED = { service: true, personal: true, locationYn: false, goodsMarketing: true, eventMarketing: false, adMarketing: false }
const agreed = withAgreements(emptyJoin(), AGREED)
const verified = verifiedJoin(agreed, PERSON)

test.each(examplesOf('S-JOIN-3'))('S-JOIN-3: %s', (_, { open, draft }, expected) =>
  expect(joinDetour(open, progressOf(Object.keys(draft).length > 0 ? (draft as JoinDraft) : undefined))).toBe(expected.to),
)

test('S-JOIN-3: agreement, verification, information, complete, in every tree', () => {
  const steps = [undefined, agreed, verified]
  expect(steps.map((draft) => firstMissing(progressOf(draft)))).toEqual(['agreement', 'verify', 'info'])
  const detour = (path: string, draft: JoinDraft | undefined, referrer?: string) => joinDetour(path, progressOf(draft), referrer)
  expect(detour('/join/agreement', undefined)).toBeNull()
  expect(detour('/join/verify', undefined)).toBe('/join/agreement')
  expect(detour('/join/verify', agreed)).toBeNull()
  expect(detour('/join/info', agreed)).toBe('/join/verify')
  expect(detour('/join/info', verified)).toBeNull()
  expect(detour('/join/step2', agreed)).toBe('/join/step1')
  expect(detour('/direct/join/info', undefined, '/styling/home')).toBe('/direct/join/agreement?referrer=%2Fstyling%2Fhome')
  expect(detour('/direct/join/complete_direct', verified)).toBe('/direct/join')
  expect(detour('/join/complete', { ...verified, joinedUser: { id: 'house01', name: '홍길동', nickname: '', email: '' } })).toBeNull()
  // Flags without a verified person behind them count for nothing.
  expect(firstMissing(progressOf({ ...agreed, hpVerify: true }))).toBe('verify')
})

test('Q-014, Q-015: a page links to the next one of its own tree, and preserves the referrer', () => {
  expect(joinBaseOf('/direct/join/info')).toBe('/direct/join')
  expect([joinPage('verify', '/join/agreement'), joinPage('info', '/join/step1'), joinPage('complete', '/join/step2')]).toEqual([
    '/join/verify',
    '/join/step2',
    '/join/complete',
  ])
  expect(joinPage('agreement', '/join/index_direct', '/zin/home')).toBe('/direct/join/agreement?referrer=%2Fzin%2Fhome')
  expect(joinPage('complete', '/direct/join/info', '/zin/home')).toBe('/direct/join/complete_direct?referrer=%2Fzin%2Fhome')
  expect(joinStart('/direct/join/complete')).toBe('/direct/join')
  expect(referrerOf({ referrer: '/zin/home?a=1' })).toBe('/zin/home?a=1')
  for (const referrer of ['https://evil.example', '//evil.example', 'javascript:alert(1)', '/\\evil.example', ''])
    expect(referrerOf({ referrer }), referrer).toBeUndefined()
})

test('C-TERMS: a business agrees to texts of its own', () => {
  expect(withAgreements(emptyJoin(), AGREED).useAgreements).toEqual({ '01': true, '10': true })
  expect(withAgreements(emptyJoin('business'), AGREED).useAgreements).toEqual({ '09': true, '11': true })
  expect(agreementsOf(withAgreements(emptyJoin('business'), AGREED))).toEqual(AGREED)
  expect(agreementsOf({ ...agreed, kind: 'business' }).service).toBe(false)
})
