import { isIP } from 'node:net'
import { settings } from '@/services/base/settings'

/**
 * Keys that a passkey may have (COSE): Ed25519, ES256, RS256, which every authenticator knows one of. The library would add one that Node still
 * calls experimental.
 */
export const PASSKEY_KEYS = [-8, -7, -257]

/**
 * What passkeys are bound to: the name of the host under which the site is reached, and its origin. Never what a request says of itself.
 * @returns undefined where that host is a number, which no browser binds a passkey to.
 */
export function relyingParty(): { id: string; origin: string; name: string } | undefined {
  const { siteUrl, brandName } = settings()
  const { hostname, origin } = new URL(siteUrl)
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return undefined
  return { id: hostname, origin, name: `${brandName} 마루` }
}
