// What the browser stores during a verification: two flags in local storage without personal data (S-IDV-10), and, where the whole page
// goes to the provider, the page to return to and the one-time key, for this tab alone. All of it is removed at the end (S-IDV-9) and
// before the next verification begins (S-IDV-1).
import type { IdentityPurpose } from '@/schemas/rules/auth/identity'

const PREFIX = 'pcc.'
const DECODE = 'pcc.decode'
const DUP_CHECK = 'pcc.dupCheck'
const NONCE = 'pcc.nonce'
const WAY = 'pcc.way'
const RETURNED = 'pcc.returned'

/** A browser may refuse storage; the verification then says so by not finding its flags. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

export function forgetIdentity(): void {
  for (const kind of ['localStorage', 'sessionStorage'] as const)
    attempt(() => {
      const store = window[kind]
      for (const key of Object.keys(store)) if (key.startsWith(PREFIX)) store.removeItem(key)
    })
}

export function noteFlags({ dupCheck }: { dupCheck: boolean }): void {
  attempt(() => {
    localStorage.setItem(DECODE, 'Y')
    localStorage.setItem(DUP_CHECK, dupCheck ? 'Y' : 'N')
  })
}

/** `isBegun`: a verification was begun in this browser, and its result is to be decoded by our server. */
export const readFlags = (): { isBegun: boolean; dupCheck: boolean } => ({
  isBegun: attempt(() => localStorage.getItem(DECODE)) === 'Y',
  dupCheck: attempt(() => localStorage.getItem(DUP_CHECK)) === 'Y',
})

// --- of this tab alone

export const noteNonce = (nonce: string): void => void attempt(() => sessionStorage.setItem(NONCE, nonce))
export const readNonce = (): string => attempt(() => sessionStorage.getItem(NONCE)) ?? ''

interface Way {
  purpose: IdentityPurpose
  /** Path of this site. */
  callback: string
}
export const noteWay = (way: Way): void => void attempt(() => sessionStorage.setItem(WAY, JSON.stringify(way)))
export const readWay = (): Way | undefined => attempt(() => JSON.parse(sessionStorage.getItem(WAY) ?? 'null') as Way | null) ?? undefined

interface Returned {
  purpose: IdentityPurpose
  key: string
}
export const noteReturned = (returned: Returned): void => void attempt(() => sessionStorage.setItem(RETURNED, JSON.stringify(returned)))
/** The key that the way of the whole page came back with, once. */
export function returnedIdentity(purpose: IdentityPurpose): string | undefined {
  const returned = attempt(() => JSON.parse(sessionStorage.getItem(RETURNED) ?? 'null') as Returned | null)
  if (returned?.purpose !== purpose) return undefined
  attempt(() => sessionStorage.removeItem(RETURNED))
  return returned.key
}
