import * as contracts from '@/schemas/api/auth/session'
import { safeCallback } from '@/schemas/rules/base/safe-callback'
import { RESTORE_PATH } from '@/schemas/rules/auth/decide-guards'
import { expiredCookieLines } from '../domain/expired-cookie-lines'
import { operation } from '@/services/kit/service'
import { refreshToken, renewSession } from './renew-session'

/**
 * Redirects to the wanted page with a new access token, or to the login when the sign-in is not valid. Cookies are cleared only where the browser
 * sent its strict one, or where the request is our own page's: any site can link to this address, and must not sign anybody out.
 */
export const restoreSession = operation(contracts.restoreSession, async ({ callback, again }, ctx) => {
  const wanted = safeCallback(callback)
  const login = `/login?callback=${encodeURIComponent(wanted)}`
  if (!refreshToken() && !(again && ctx.isOwn)) return { response: again === LAST ? leadTo(login, []) : comeAgain(wanted, again) }
  const next = await renewSession(ctx)
  return { response: next ? leadTo(wanted, next.lines) : leadTo(login, expiredCookieLines('keepCart')) }
})

/** A browser that does not say where a request comes from is sent here twice, and not for ever. */
const LAST = '2'

const HEADERS = { 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' }

function leadTo(location: string, cookies: string[]): Response {
  const headers = new Headers({ ...HEADERS, location })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

/** A browser that comes from another site sends no strict cookie through any redirect, but it does from a page of ours. */
function comeAgain(wanted: string, again?: string): Response {
  // URL-encoded, so that it contains no markup.
  const target = `${RESTORE_PATH}?callback=${encodeURIComponent(wanted)}&amp;again=${again ? LAST : 1}`
  const page = `<!doctype html><html lang="ko"><meta charset="utf-8"><title>로그인 확인</title><meta http-equiv="refresh" content="0;url=${target}"><p>로그인을 확인하고 있습니다.</p></html>`
  return new Response(page, { headers: { ...HEADERS, 'content-type': 'text/html; charset=utf-8' } })
}
