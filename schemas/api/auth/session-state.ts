// The signed-in member of this browser, as the page knows it (S-SESS-1, G-BASE). Pages are the same for all visitors and cached; the
// session is requested once, by the first part that needs it, and only with a cookie that shows there may be one: a visitor's page makes
// no call. An expired access token is renewed (S-SESS-2).
import { clearCookie, hasCookie } from '@/lib/ui/cookies'
import type { SessionUser } from './session'

/** Set beside the tokens; shows that a member may be signed in and grants nothing (services/auth/domain/session.ts). */
const SIGNED_COOKIE = 'maru-signed'

export type SessionState = { code: 'unknown' } | { code: 'unsigned' } | { code: 'signed'; user: SessionUser }

const UNKNOWN: SessionState = { code: 'unknown' }
const UNSIGNED: SessionState = { code: 'unsigned' }

let state: SessionState = UNKNOWN
/** The last member signed in on this page; '' when unknown. */
let memberNo = ''
let request: Promise<SessionUser | undefined> | undefined
const listeners = new Set<() => void>()

function become(next: SessionState): void {
  state = next
  if (next.code === 'signed') memberNo = next.user.memberNo
  for (const listener of listeners) listener()
}

/** For `useSyncExternalStore`; the first listener requests the session. */
export const sessionState = {
  subscribe: (listener: () => void): (() => void) => {
    if (listeners.size === 0) watch()
    listeners.add(listener)
    if (state.code === 'unknown') void sessionUser()
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) unwatch()
    }
  },
  snapshot: (): SessionState => state,
  /** The state in a server render, where no member is known. */
  serverSnapshot: (): SessionState => UNKNOWN,
}

/** Whether requesting the session is useful: the cookie is there and was not found invalid. */
export const seemsSignedIn = (): boolean => state.code !== 'unsigned' && hasCookie(SIGNED_COOKIE)

/** The signed-in member; requests the session if it is unknown. Undefined for a visitor and after a failure. */
export async function sessionUser(): Promise<SessionUser | undefined> {
  if (state.code === 'signed') return state.user
  if (!hasCookie(SIGNED_COOKIE)) {
    if (state.code !== 'unsigned') become(UNSIGNED)
    return undefined
  }
  request ??= ask().finally(() => (request = undefined))
  return request
}

async function ask(): Promise<SessionUser | undefined> {
  try {
    const user = await (await import('./session-calls')).fetchSession()
    if (user !== 'ended') {
      become({ code: 'signed', user })
      return user
    }
    // A sign-in that ended elsewhere is dropped here as well.
    clearCookie(SIGNED_COOKIE)
  } catch {
    // A request that failed is repeated by the next caller.
  }
  become(UNSIGNED)
  return undefined
}

/**
 * Requests the session again after a call was refused because its access token had expired: the sign-in may still be valid (S-SESS-2).
 * @returns whether a member is signed in; an ended sign-in is dropped here.
 */
export async function renewSignIn(): Promise<boolean> {
  if (!hasCookie(SIGNED_COOKIE)) {
    if (state.code === 'signed') become(UNSIGNED)
    return false
  }
  request ??= ask().finally(() => (request = undefined))
  return (await request) !== undefined
}

/** Number of the member who is, or was last, signed in here; '' when unknown. What is typed here is that member's, also after a sign-out. */
export const lastMemberNo = (): string => memberNo

/** Records a new sign-in. */
export const noteSignedIn = (user: SessionUser): void => become({ code: 'signed', user })

/** Changes the page's data of its member, without a request (S-IDV-11). */
export function changeSessionUser(change: Partial<SessionUser>): void {
  if (state.code === 'signed') become({ code: 'signed', user: { ...state.user, ...change } })
}

/** Ends the sign-in here and on the server (S-SESS-5). @throws CallFailure when the server could not be reached. */
export async function endSignIn(): Promise<void> {
  // The sign-in can only be ended by a valid token: an expired one is renewed first.
  request ??= ask().finally(() => (request = undefined))
  await request
  await (await import('./session-calls')).sendSignOut()
  become(UNSIGNED)
  notifyOtherTabs()
}

// --- other tabs, and restored pages

/** A restored page shows its old state, perhaps that of a member who has signed out since (P7). */
function onReturn({ persisted }: PageTransitionEvent): void {
  if (persisted && (state.code === 'signed') !== hasCookie(SIGNED_COOKIE)) location.reload()
}
function onVisible(): void {
  if (lastSignOut() !== knownSignOut) return onSignedOutElsewhere()
  if (document.visibilityState !== 'visible' || state.code === 'unknown') return
  if ((state.code === 'signed') === hasCookie(SIGNED_COOKIE)) return
  if (state.code === 'signed') become(UNSIGNED)
  else void sessionUser()
}

/** Local storage: when this browser last signed out. Open tabs receive it at once, a sleeping tab reads it when it wakes. */
const SIGN_OUT = 'maru-signed-out'
let knownSignOut: string | null = null

function lastSignOut(): string | null {
  try {
    return localStorage.getItem(SIGN_OUT)
  } catch {
    return null
  }
}

function notifyOtherTabs(): void {
  try {
    localStorage.setItem(SIGN_OUT, (knownSignOut = new Date().toISOString()))
  } catch {
    // Without storage the other tabs notice it by their cookie, when they become visible.
  }
}

const onStorage = ({ key }: StorageEvent): void => {
  if (key === SIGN_OUT && lastSignOut() !== knownSignOut) onSignedOutElsewhere()
}

/** Whether somebody typed on this page; what a page fills in by itself fires no event. */
let isTyped = false
const onInput = () => void (isTyped = true)

/** Typed words are stored for the member who signed out, whose data then leaves the screen (leave-signed-out.ts; S-SESS-5, P7). */
function onSignedOutElsewhere(): void {
  knownSignOut = lastSignOut()
  // With its cookie a member signed in again after that, possibly another one.
  const isOut = !hasCookie(SIGNED_COOKIE)
  void import('./leave-signed-out').then(
    ({ leaveSignedOut }) => leaveSignedOut(isTyped ? memberNo : '', isOut, () => (become(isOut ? UNSIGNED : UNKNOWN), void sessionUser())),
    () => location.reload(),
  )
}

function watch(): void {
  knownSignOut = lastSignOut()
  addEventListener('input', onInput)
  addEventListener('storage', onStorage)
  addEventListener('pageshow', onReturn)
  document.addEventListener('visibilitychange', onVisible)
}
function unwatch(): void {
  removeEventListener('input', onInput)
  removeEventListener('storage', onStorage)
  removeEventListener('pageshow', onReturn)
  document.removeEventListener('visibilitychange', onVisible)
}
