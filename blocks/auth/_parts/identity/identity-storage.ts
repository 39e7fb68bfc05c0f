// What the browser stores during a verification: two flags in local storage without personal data (S-IDV-10), and, where the whole page
// goes to the provider, the page to return to and the one-time key, for this tab alone. All of it is removed at the end (S-IDV-9) and
// before the next verification begins (S-IDV-1).
import type { IdentityPurpose } from '@/schemas/rules/auth/identity'

const PREFIX = 'pcc.'
const DECODE = 'pcc.decode'
const DUP_CHECK = 'pcc.dupCheck'
const NONCE = 'pcc.nonce'
const RETURN_PATH = 'pcc.way'
const KEY = 'pcc.returned'

/** What the form asked for, and the path of this site that it stands on. */
interface ReturnPath {
  purpose: IdentityPurpose
  callback: string
}
interface VerifiedKey {
  purpose: IdentityPurpose
  key: string
}

/** A browser may refuse storage; the verification then says so by not finding its flags. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

const writeTab = (key: string, value: unknown): void => void attempt(() => sessionStorage.setItem(key, JSON.stringify(value)))
const readTab = <T>(key: string): T | null | undefined => attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as T | null)

export const identityStorage = {
  clear(): void {
    for (const kind of ['localStorage', 'sessionStorage'] as const)
      attempt(() => {
        const store = window[kind]
        for (const key of Object.keys(store)) if (key.startsWith(PREFIX)) store.removeItem(key)
      })
  },

  /** @param dupCheck whether a person who is a member already is sent to the login. */
  begin(dupCheck: boolean): void {
    attempt(() => {
      localStorage.setItem(DECODE, 'Y')
      localStorage.setItem(DUP_CHECK, dupCheck ? 'Y' : 'N')
    })
  },
  /** A verification was begun in this browser, and its result is to be decoded by our server. */
  isBegun: (): boolean => attempt(() => localStorage.getItem(DECODE)) === 'Y',

  setNonce: (nonce: string): void => void attempt(() => sessionStorage.setItem(NONCE, nonce)),
  nonce: (): string => attempt(() => sessionStorage.getItem(NONCE)) ?? '',

  setReturnPath: (path: ReturnPath): void => writeTab(RETURN_PATH, path),
  returnPath: (): ReturnPath | undefined => readTab<ReturnPath>(RETURN_PATH) ?? undefined,

  setKey: (key: VerifiedKey): void => writeTab(KEY, key),
  /** The key that the way of the whole page came back with, once. */
  takeKey(purpose: IdentityPurpose): string | undefined {
    const verified = readTab<VerifiedKey>(KEY)
    if (verified?.purpose !== purpose) return undefined
    attempt(() => sessionStorage.removeItem(KEY))
    return verified.key
  },
}
