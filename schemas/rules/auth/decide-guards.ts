// A page's guards as pure functions of the visitor and the path: each returns a redirect, or null (SYS-03). They run once, before
// anything is loaded. They do not protect data: contracts decide what a call may do.
import { CallFailure } from '@/schemas/api/base/failure'
import type { Session, SessionUser } from '@/schemas/api/auth/session'
import type { GuardName } from '@/schemas/page/document'
import { HOME } from '@/schemas/rules/base/safe-callback'

/** Renews a sign-in and redirects to a page, or to the login when the sign-in is not valid. */
export const RESTORE_PATH = '/auth/svc/restore'

/** Verified, with the consents that membership requires (G-CERT, P-MEM-1). */
export const isWhole = (user: Pick<SessionUser, 'certified' | 'serviseTermsYn' | 'personalInfoCollectedYn'> | undefined): boolean =>
  user?.certified === 'Y' && user.serviseTermsYn === 'Y' && user.personalInfoCollectedYn === 'Y'

export interface GuardedVisit {
  /** Path, query and hash of the visit: the page to return to. */
  fullPath: string
}
type Guard = (session: Session, visit: GuardedVisit) => string | null

const back = (to: string, { fullPath }: GuardedVisit): string => `${to}?callback=${encodeURIComponent(fullPath)}`
/**
 * A visitor is redirected to the login and back; a member with an expired access token gets a new one instead, if the sign-in is still
 * valid (G-LOGIN, G-REAGREE, RT-17, S-SESS-3).
 */
const login: Guard = ({ user, lapsed }, visit) => (user ? null : back(lapsed ? RESTORE_PATH : '/login', visit))
const pass: Guard = () => null
const cameFrom = (session: Session, ...paths: string[]): boolean =>
  paths.some((path) => session.cameFrom === path || session.cameFrom?.startsWith(`${path}?`))

/**
 * One function for each guard name. Guards that only prepare what 마루 has ready anyway admit every visitor (G-BASE, G-STORE), like a page
 * without a guard (P-VIS-1). The pages after a payment, a consultation or an application open from their forms only (RT-30).
 */
const GUARD: Record<GuardName, Guard> = {
  device: pass,
  commonCode: pass,
  auth: pass,
  requireLogin: login,
  checkMember: ({ user }, visit) => (!user || isWhole(user) ? null : back('/join/reagree', visit)),
  requireIdentification: ({ identified }, visit) =>
    identified?.memberName && identified.mobileNo ? null : back('/consulting-list-identity', visit),
  requirePwCheck: ({ user, passwordConfirmed }, visit) =>
    !user || passwordConfirmed ? null : back(user.passwordYn === 'Y' ? '/mypage/account' : '/mypage/account/link-sns', visit),
  requireSNSPwCheck: ({ user }) => (user?.passwordYn === 'N' ? '/mypage/account/link-sns' : null),
  cart: pass,
  productCategory: pass,
  storeCategory: pass,
  fromPayment: (session) => (cameFrom(session, '/store/order/payment', '/store/order/payment-loading') ? null : HOME),
  fromConsultingForm: (session) => (cameFrom(session, '/zin/consulting/form', '/zin/consulting/formSingle') ? null : HOME),
  // Their own application is what those who come back look for.
  fromCommunityForm: (session) =>
    cameFrom(session, '/zin/brand/zenne/recruitment/application') ? null : '/zin/brand/zenne/recruitment/application/detail',
  adminOnly: ({ staff }, visit) => (staff ? null : back('/login', visit)),
}

/** G-ORDER, RT-18: the first redirect wins, in this order, whatever the order in the document. */
export const GUARD_ORDER = Object.keys(GUARD) as readonly GuardName[]

/** Whether this guard admits only some visitors: its page is rendered for one visitor, and never indexed. */
export const isPersonalGuard = (name: string): boolean => Object.hasOwn(GUARD, name) && GUARD[name as GuardName] !== pass

/** Shown when the guard of a page is unknown (E-MW, RT-16): such a page is not shown. */
const UNKNOWN_GUARD = '일시적인 오류가 발생했습니다.'

/**
 * The redirect instead of this page; null when the page may be shown.
 * @throws CallFailure (500) for a guard that this build does not know.
 */
export function decideGuards(guards: readonly GuardName[], session: Session, visit: GuardedVisit): { to: string } | null {
  if (!guards.every((name) => Object.hasOwn(GUARD, name))) throw new CallFailure('500', UNKNOWN_GUARD, { status: 500 })
  for (const name of GUARD_ORDER) {
    const to = guards.includes(name) ? GUARD[name](session, visit) : null
    if (to !== null) return { to }
  }
  return null
}
