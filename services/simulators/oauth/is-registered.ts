import { settings } from '@/services/base/settings'

const LOOPBACK = ['localhost', '127.0.0.1']

/** A redirect URI must match whole: this path, on this site. */
export function isRegistered(redirectUri: string, path: string): boolean {
  const { siteUrl } = settings()
  if (redirectUri === siteUrl + path) return true
  if (!URL.canParse(redirectUri)) return false
  const [asked, own] = [new URL(redirectUri), new URL(siteUrl)]
  // A demonstration is opened under both names of this machine.
  const isAlias = LOOPBACK.includes(asked.hostname) && LOOPBACK.includes(own.hostname) && asked.port === own.port
  return isAlias && redirectUri === `http://${asked.host}${path}`
}
