import { settings } from '@/services/base/settings'

export const STAFF_COOKIE = 'maru-staff'
export const PREVIEW_COOKIE = 'maru-preview'
export const MEMBER_COOKIE = 'maru-member'
/** Renews the member cookie. Only sign-in's own paths ever see it. */
export const REFRESH_COOKIE = 'maru-refresh'
export const REFRESH_COOKIE_PATH = '/auth/svc'
/** Shows, to scripts too, that a member is signed in here. It grants nothing. */
export const SIGNED_COOKIE = 'maru-signed'
export const VISIT_COOKIE = 'maru-visit'
/** Names the cart of a browser without a sign-in. */
export const CART_COOKIE = 'maru-cart'
/** How many lines the cart has, for scripts: a browser without one makes no call. It grants nothing. */
export const CART_COUNT_COOKIE = 'maru-cart-count'
/** The form that was just sent; the page after it takes it away. */
export const DONE_COOKIE = 'maru-done'

interface CookieOptions {
  /** `/` unless said. */
  path?: string
  sameSite?: 'Lax' | 'Strict'
  /** A script may read it. */
  script?: boolean
}

/** A cookie line for a token that no script may read. An empty value takes the cookie away. */
export function cookieLine(
  name: string,
  value: string,
  seconds: number,
  { path = '/', sameSite = 'Lax', script = false }: CookieOptions = {},
): string {
  const secure = isSecure() ? '; Secure' : ''
  return `${fullName(name)}=${value}; Path=${path}${script ? '' : '; HttpOnly'}; SameSite=${sameSite}; Max-Age=${seconds}${secure}`
}

const isSecure = (): boolean => settings().siteUrl.startsWith('https:')
const READABLE: ReadonlySet<string> = new Set([SIGNED_COOKIE, DONE_COOKIE, CART_COUNT_COOKIE])
/** A prefix that no sibling host and no plain connection can plant (S3). What a script reads keeps its plain name. */
function fullName(name: string): string {
  if (!isSecure() || READABLE.has(name)) return name
  return name === REFRESH_COOKIE ? `__Secure-${name}` : `__Host-${name}`
}

/** The value of a name; one sent twice may have been planted by a sibling host, so it then counts for nothing. */
export function cookieOf(header: string, name: string): string | undefined {
  const full = fullName(name)
  const values = header.split(';').flatMap((pair) => {
    const at = pair.indexOf('=')
    return at > 0 && pair.slice(0, at).trim() === full ? [pair.slice(at + 1).trim()] : []
  })
  return values.length === 1 && values[0] !== '' ? values[0] : undefined
}
