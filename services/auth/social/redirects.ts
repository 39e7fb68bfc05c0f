// Redirects of a browser between a page of ours, the provider and back. Every failure ends on a page of ours that shows the reason, never
// in JSON.
import type { SocialType } from '@/schemas/api/auth/session'
import { safeCallback } from '@/schemas/rules/base/safe-callback'
import { socialResultPath, writeSocialHash, type SocialFailure } from '@/schemas/rules/auth/social'
import { settings } from '@/services/base/settings'

const LOOPBACK = ['localhost', '127.0.0.1']

/**
 * Origin of the redirect URI, which providers compare in full: the site's own. A demonstration is opened under both names of this
 * machine, and a cookie of one is not sent to the other, so there the opened one counts.
 */
export function redirectOrigin(given: string | undefined, siteUrl = settings().siteUrl): string {
  if (!given || !URL.canParse(given)) return siteUrl
  const [asked, own] = [new URL(given), new URL(siteUrl)]
  const isSame = asked.origin === given && asked.protocol === own.protocol && asked.port === own.port
  return isSame && LOOPBACK.includes(asked.hostname) && LOOPBACK.includes(own.hostname) ? given : siteUrl
}

export const redirectUriOf = (snsType: SocialType, origin: string): string => `${origin}/auth/svc/social/${snsType.toLowerCase()}`

/** The beginning of an attempt as one string: origin, page, and its name after a `#`. */
export const redirectCallback = (origin: string, back: string | undefined, flow: string): string => {
  const page = new URL(safeCallback(back, '/login'), origin)
  page.hash = flow
  return page.href
}

/** Redirects a browser without a referrer for the next site. */
export function redirectTo(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ location, 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

/** Redirects to the page of ours that handles the answer; its message is in the fragment, which no server receives. */
export function redirectBack(snsType: SocialType, beginning: string, outcome: { key: string } | { failed: SocialFailure }): Response {
  const page = new URL(beginning)
  const flow = page.hash.slice(1)
  const back = page.pathname + page.search
  return redirectTo(page.origin + socialResultPath(snsType, page.pathname) + writeSocialHash({ snsType, flow, back, ...outcome }))
}
