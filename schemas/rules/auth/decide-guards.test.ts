import { describe, expect, test } from 'vitest'
import type { Session, SessionUser } from '@/schemas/api/auth/session'
import { GUARDS, type GuardName } from '@/schemas/page/document'
import { examplesOf } from '@/tests/support/member-examples'
import { SESSION_USER } from '@/tests/support/session-user'
import { safeCallback } from '@/schemas/rules/base/safe-callback'
import { decideGuards, GUARD_ORDER, isPersonalGuard, RESTORE_PATH } from './decide-guards'

const user = SESSION_USER
const to = (guards: GuardName[], session: Session, fullPath = '/here') => decideGuards(guards, session, { fullPath })?.to ?? null

interface Given {
  who?: 'visitor' | 'member'
  open: string
  then?: 'signIn'
  user?: Partial<SessionUser>
  confirmed?: boolean
  identified?: { memberName: string; mobileNo: string } | null
  cameFrom?: string | null
}
/** The session of a rule's example. */
const sessionOf = ({ who, user: facts, confirmed, identified, cameFrom }: Given): Session => ({
  ...(facts || who === 'member' ? { user: { ...user, ...facts } } : {}),
  ...(confirmed ? { passwordConfirmed: true } : {}),
  ...(identified ? { identified } : {}),
  ...(cameFrom ? { cameFrom } : {}),
})
const guard = (guards: GuardName[]) => (_says: string, given: Given, expected: { to: string | null }) =>
  expect(to(guards, sessionOf(given), given.open)).toBe(expected.to)

describe('G-LOGIN, RT-17: a visitor signs in and returns to the same URL', () => {
  test.each(examplesOf('G-LOGIN'))('%s', (_says, given: Given, expected: { to: string | null }) => {
    if (given.then === 'signIn') expect(safeCallback(new URL(given.open, 'http://a').searchParams.get('callback'))).toBe(expected.to)
    else expect(to(['requireLogin'], sessionOf(given), given.open)).toBe(expected.to)
  })
})
test.each(examplesOf('G-CERT'))('G-CERT: %s', guard(['checkMember']))
test.each(examplesOf('G-REAGREE'))('G-REAGREE: %s', guard(['requireLogin']))
test.each(examplesOf('G-IDENT'))('G-IDENT: %s', guard(['requireIdentification']))
test.each(examplesOf('G-PWCHK'))('G-PWCHK: %s', guard(['requirePwCheck']))
test.each(examplesOf('G-SNSPW'))('G-SNSPW: %s', guard(['requireSNSPwCheck']))
test.each(examplesOf('G-ORDERDONE'))('G-ORDERDONE, RT-30: %s', guard(['fromPayment']))
test.each(examplesOf('G-CONSDONE'))('G-CONSDONE, RT-30: %s', guard(['fromConsultingForm']))
test.each(examplesOf('G-ORDER'))('G-ORDER, RT-18: %s', guard(['requirePwCheck', 'checkMember', 'requireLogin', 'auth']))

test('S-SESS-3: a member with an expired access token is renewed, not asked for a password', () => {
  expect(to(['requireLogin'], { lapsed: true }, '/mypage/scrap?page=2')).toBe(`${RESTORE_PATH}?callback=%2Fmypage%2Fscrap%3Fpage%3D2`)
  expect(to(['requireLogin'], { lapsed: true, user })).toBeNull()
})

test('G-CERT: each of the three is required', () => {
  for (const lacking of ['certified', 'serviseTermsYn', 'personalInfoCollectedYn'] as const)
    expect(to(['checkMember'], { user: { ...user, [lacking]: 'N' } }), lacking).toBe('/join/reagree?callback=%2Fhere')
})

test('G-CONSDONE: a form with its query counts, another page does not', () => {
  expect(to(['fromConsultingForm'], { cameFrom: '/zin/home' })).toBe('/styling/home')
  expect(to(['fromConsultingForm'], { cameFrom: '/zin/consulting/form?step=2' })).toBeNull()
  expect(to(['fromConsultingForm'], { cameFrom: '/zin/consulting/former' })).toBe('/styling/home')
})

test('staff pages are for staff', () => {
  expect(to(['adminOnly'], { user })).toBe('/login?callback=%2Fhere')
  expect(to(['adminOnly'], { staff: { id: 'a', role: 'adm', sid: 's' } })).toBeNull()
})

test('G-ORDER: the order is the same for all, and contains every guard', () => {
  expect([...GUARD_ORDER].sort()).toEqual([...GUARDS].sort())
  // The rule's names come before those of single pages.
  expect(GUARD_ORDER.slice(0, 8)).toEqual([
    'device',
    'commonCode',
    'auth',
    'requireLogin',
    'checkMember',
    'requireIdentification',
    'requirePwCheck',
    'requireSNSPwCheck',
  ])
})

test('a guard that turns visitors away makes a page personal, a preparing one does not', () => {
  const closed = GUARDS.filter(
    (name) =>
      ![{}, { user }, { user: { ...user, certified: 'N' } as const }, { user: { ...user, passwordYn: 'N' } as const }].every(
        (session) => to([name], session) === null,
      ),
  )
  expect(GUARDS.filter(isPersonalGuard)).toEqual(closed)
  expect(isPersonalGuard('toString')).toBe(false)
})

// The session, the device and the common codes are ready before any page is rendered, and a failing cart must not refuse a visitor: these
// guards only prepare.
const PREPARED: Record<string, GuardName[]> = {
  'G-BASE': ['device', 'commonCode', 'auth'],
  'G-STORE': ['cart', 'storeCategory', 'productCategory'],
}
test.each([...examplesOf('G-BASE'), ...examplesOf('G-STORE')])('G-BASE, G-STORE: %s', (_says, given: Given) => {
  for (const guards of Object.values(PREPARED)) expect(to(guards, {}, given.open)).toBeNull()
})

test('E-MW: a page with an unknown guard is not shown', () => {
  for (const name of ['requireLuck', 'toString'])
    expect(() => to([name as GuardName], { user })).toThrow(
      expect.objectContaining({ message: '일시적인 오류가 발생했습니다.', status: 500 }),
    )
})
