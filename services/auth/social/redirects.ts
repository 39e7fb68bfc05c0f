// The ways of a browser between a page of ours, the provider and back. Whatever goes wrong on the way, a person ends on a page of
// ours that says so; nothing of it is answered as JSON.
import type { SocialType } from '@/schemas/api/auth/session'
import { safeCallback } from '@/schemas/rules/base/safe-callback'
import { socialResultPath, writeSocialHash, type SocialFailure } from '@/schemas/rules/auth/social'
import { settings } from '@/services/base/settings'

const LOOPBACK = ['localhost', '127.0.0.1']

/**
 * Origin of the redirect URI, which providers know whole: the site's own. A demonstration is opened under both names of this machine,
 * and a cookie of one is not sent to the other, so there the one that the page was opened under counts.
 */
export function redirectOrigin(given: string | undefined, siteUrl = settings().siteUrl): string {
  if (!given || !URL.canParse(given)) return siteUrl
  const [asked, own] = [new URL(given), new URL(siteUrl)]
  const isSame = asked.origin === given && asked.protocol === own.protocol && asked.port === own.port
  return isSame && LOOPBACK.includes(asked.hostname) && LOOPBACK.includes(own.hostname) ? given : siteUrl
}

export const redirectUriOf = (snsType: SocialType, origin: string): string => `${origin}/auth/svc/social/${snsType.toLowerCase()}`

/** Where an attempt began, in one line: origin, page, and its name behind a `#`. */
export const redirectCallback = (origin: string, back: string | undefined, flow: string): string => {
  const page = new URL(safeCallback(back, '/login'), origin)
  page.hash = flow
  return page.href
}

/** Leads a browser on, without telling the next site where it came from. */
export function redirectTo(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ location, 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

/** To the page of ours that takes the answer; what it says stands behind the `#`, where no server sees it. */
export function redirectBack(snsType: SocialType, beginning: string, outcome: { key: string } | { failed: SocialFailure }): Response {
  const page = new URL(beginning)
  const flow = page.hash.slice(1)
  const back = page.pathname + page.search
  return redirectTo(page.origin + socialResultPath(snsType, page.pathname) + writeSocialHash({ snsType, flow, back, ...outcome }))
}
