import * as contracts from '@/schemas/api/site/pages'
import { safeCallback } from '@/schemas/rules/base/safe-callback'
import { operation } from '@/services/kit/service'
import { consumePreviewLink } from '@/services/auth/domain/preview-link'
import { cookieLine, PREVIEW_COOKIE } from '@/services/auth/domain/cookies'
import { PREVIEW_TOKEN_MINUTES, previewToken } from '@/services/auth/domain/tokens'
import { settings } from '@/services/base/settings'

/** Exchanges a link's token for a short session and redirects to the page, so that the token does not stay in the URL. */
export const openPreview = operation(contracts.openPreview, async ({ token }, { db, now, fail }) => {
  const { appSecret, siteUrl } = settings()
  const shown = await consumePreviewLink(appSecret, token, db, now)
  if (!shown) throw fail('expired')
  const { role, to } = shown
  const target = new URL(safeCallback(to), siteUrl)
  target.searchParams.set('preview', 'Y')
  target.searchParams.set('ctx', role)
  const cookie = cookieLine(
    PREVIEW_COOKIE,
    await previewToken(appSecret, { role, path: decodeURI(target.pathname) }, now),
    PREVIEW_TOKEN_MINUTES * 60,
  )
  const location = target.pathname + target.search + target.hash
  const headers = { location, 'set-cookie': cookie, 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' }
  return { response: new Response(null, { status: 303, headers }) }
})
