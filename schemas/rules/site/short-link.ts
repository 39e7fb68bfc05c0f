import { isReservedRoute } from '@/schemas/rules/base/settle-path'

/** Where short links stand. */
export const SHORT_LINKS = '/s'
/** Seven letters and digits; none that is taken for another when it is read aloud or typed. */
export const CODE_LETTERS = '23456789abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ'
export const CODE_LENGTH = 7
export const SHORT_CODE = `^[${CODE_LETTERS}]{${CODE_LENGTH}}$`

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/**
 * The path of a link to an own page, with its query and hash; undefined for any other link. A short link must never lead to another site,
 * nor to a call with an effect.
 * @param siteUrl origin of the site; its mobile twin (C-ALT), and in a demonstration the other name of this machine, count as its own.
 */
export function ownPage(link: string, siteUrl: string): string | undefined {
  if (!URL.canParse(link, siteUrl)) return undefined
  const { origin, hostname, port, protocol, pathname, search, hash, username, password } = new URL(link, siteUrl)
  const own = new URL(siteUrl)
  const isTwin = protocol === own.protocol && port === own.port && bare(hostname) === bare(own.hostname)
  const isSameMachine = protocol === own.protocol && port === own.port && LOOPBACK.includes(hostname) && LOOPBACK.includes(own.hostname)
  if (!(origin === own.origin || isTwin || isSameMachine) || username || password) return undefined
  // Two slashes would name another host.
  if (pathname.startsWith('//') || isReservedRoute(plain(pathname))) return undefined
  return pathname + search + hash
}

/** As the front reads it; what it cannot read is no page (`/svc` answers calls). */
function plain(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return '/svc'
  }
}

const bare = (hostname: string): string => hostname.replace(/^(?:www|m)\./, '')
