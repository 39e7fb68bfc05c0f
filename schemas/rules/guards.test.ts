import { expect, test } from 'vitest'
import type { Session } from '@/schemas/api/session'
import { GUARDS, type GuardName } from '@/schemas/page/document'
import { decideGuards, GUARD_ORDER, isPersonalGuard } from './guards'
import { SESSION_USER } from '@/tests/support/session-user'

const user = SESSION_USER
const to = (guards: GuardName[], session: Session, fullPath = '/here') => decideGuards(guards, session, { fullPath })?.to ?? null

test('G-LOGIN, RT-17: a visitor signs in and comes back to the very address', () => {
  expect(to(['requireLogin'], {}, '/mypage/scrap?page=2')).toBe('/login?callback=%2Fmypage%2Fscrap%3Fpage%3D2')
  expect(to(['requireLogin'], { user })).toBeNull()
})

test('G-CERT: certification and both consents, for members only', () => {
  for (const lacking of ['certified', 'serviseTermsYn', 'personalInfoCollectedYn'] as const) {
    expect(to(['checkMember'], { user: { ...user, [lacking]: 'N' } })).toBe('/join/reagree?callback=%2Fhere')
  }
  expect(to(['checkMember'], { user })).toBeNull()
  expect(to(['checkMember'], {})).toBeNull()
})

test('G-REAGREE: the agreement pages themselves need a sign-in', () => {
  expect(to(['requireLogin'], {}, '/join/reagree')).toBe('/login?callback=%2Fjoin%2Freagree')
})

test('G-IDENT: name and number, both', () => {
  const identity = '/consulting-list-identity?callback=%2Fmypage%2Fconsulting'
  expect(to(['requireIdentification'], {}, '/mypage/consulting')).toBe(identity)
  expect(to(['requireIdentification'], { identified: { memberName: '김마루', mobileNo: '' } }, '/mypage/consulting')).toBe(identity)
  expect(to(['requireIdentification'], { identified: { memberName: '김마루', mobileNo: '01000000000' } })).toBeNull()
})

test('G-PWCHK, G-SNSPW: the password is confirmed where there is one, linked where there is none', () => {
  expect(to(['requirePwCheck'], { user })).toBe('/mypage/account?callback=%2Fhere')
  expect(to(['requirePwCheck'], { user: { ...user, passwordYn: 'N' } })).toBe('/mypage/account/link-sns?callback=%2Fhere')
  expect(to(['requirePwCheck'], { user, passwordConfirmed: true })).toBeNull()
  expect(to(['requireSNSPwCheck'], { user: { ...user, passwordYn: 'N' } })).toBe('/mypage/account/link-sns')
  expect(to(['requireSNSPwCheck'], { user })).toBeNull()
})

test('G-ORDERDONE, G-CONSDONE, RT-30: complete pages are reached from their own form only', () => {
  expect(to(['fromPayment'], {})).toBe('/styling/home')
  expect(to(['fromPayment'], { cameFrom: '/store/order/payment-loading' })).toBeNull()
  expect(to(['fromConsultingForm'], { cameFrom: '/zin/home' })).toBe('/styling/home')
  expect(to(['fromConsultingForm'], { cameFrom: '/zin/consulting/form?step=2' })).toBeNull()
})

test('staff pages are for staff', () => {
  expect(to(['adminOnly'], { user })).toBe('/login?callback=%2Fhere')
  expect(to(['adminOnly'], { staff: { id: 'a', role: 'adm', sid: 's' } })).toBeNull()
})

test('G-ORDER, RT-18: the first redirect of the fixed order wins, whatever the document says', () => {
  const guards: GuardName[] = ['requirePwCheck', 'checkMember', 'requireLogin', 'auth']
  expect(to(guards, {}, '/mypage/account/info')).toBe('/login?callback=%2Fmypage%2Faccount%2Finfo')
  expect(to(guards, { user: { ...user, certified: 'N' } })).toBe('/join/reagree?callback=%2Fhere')
  expect(to(guards, { user })).toBe('/mypage/account?callback=%2Fhere')
  expect([...GUARD_ORDER].sort()).toEqual([...GUARDS].sort())
})

test('a guard that turns somebody away makes a page personal, a preparing one does not', () => {
  const closed = GUARDS.filter((name) => ![{}, { user }, { user: { ...user, certified: 'N' } as const }, { user: { ...user, passwordYn: 'N' } as const }].every((session) => to([name], session) === null)) // prettier-ignore
  expect(GUARDS.filter(isPersonalGuard)).toEqual(closed)
  expect(isPersonalGuard('toString')).toBe(false)
})

test('preparing guards let everybody in', () => {
  expect(to(['device', 'commonCode', 'auth', 'cart', 'storeCategory', 'productCategory'], {})).toBeNull()
})
