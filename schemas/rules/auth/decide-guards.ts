// A page's guards as pure functions of the visitor and the path: each returns where to go instead, or null (SYS-03). They run
// once, before anything is loaded. They do not protect data: what a call may do is decided by its contract.
import { CallFailure } from '@/schemas/api/base/failure'
import type { Session, SessionUser } from '@/schemas/api/auth/session'
import type { GuardName } from '@/schemas/page/document'
import { HOME } from '@/schemas/rules/base/safe-callback'

/** Renews a sign-in on the way to a page, and leads to the login where it does not stand. */
export const RESTORE_PATH = '/auth/svc/restore'

/** Verified, and agreed to what membership needs (G-CERT, P-MEM-1). */
export const isWhole = (user: Pick<SessionUser, 'certified' | 'serviseTermsYn' | 'personalInfoCollectedYn'> | undefined): boolean =>
  user?.certified === 'Y' && user.serviseTermsYn === 'Y' && user.personalInfoCollectedYn === 'Y'

export interface GuardedVisit {
  /** Path, query and hash of the visit: what the visitor comes back to. */
  fullPath: string
}
type Guard = (session: Session, visit: GuardedVisit) => string | null

const back = (to: string, { fullPath }: GuardedVisit): string => `${to}?callback=${encodeURIComponent(fullPath)}`
/**
 * A visitor goes to the login and comes back; a member whose access token ran out gets a new one instead, if the sign-in still stands
 * (G-LOGIN, G-REAGREE, RT-17, S-SESS-3).
 */
const login: Guard = ({ user, lapsed }, visit) => (user ? null : back(lapsed ? RESTORE_PATH : '/login', visit))
const pass: Guard = () => null
const cameFrom = (session: Session, ...paths: string[]): boolean =>
  paths.some((path) => session.cameFrom === path || session.cameFrom?.startsWith(`${path}?`))

/**
 * One function for each guard name. Guards that only prepare what 마루 has ready anyway let every visitor in (G-BASE, G-STORE), as a page
 * without a guard does (P-VIS-1). The pages after a payment or a consultation open from their forms only (RT-30).
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
  adminOnly: ({ staff }, visit) => (staff ? null : back('/login', visit)),
}

/** G-ORDER, RT-18: the first redirect wins, in this order, whatever the order in the document. */
export const GUARD_ORDER = Object.keys(GUARD) as readonly GuardName[]

/** Whether this guard lets only some visitors in: its page is rendered for one visitor, and never indexed. */
export const isPersonalGuard = (name: string): boolean => Object.hasOwn(GUARD, name) && GUARD[name as GuardName] !== pass

/** Shown where the guard of a page is unknown (E-MW, RT-16): such a page is shown to no one. */
const UNKNOWN_GUARD = '일시적인 오류가 발생했습니다.'

/**
 * Where the visitor goes instead of this page; null where the page may be shown.
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
