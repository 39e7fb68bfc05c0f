import * as contracts from '@/schemas/api/site/pages'
import { safeCallback } from '@/schemas/rules/base/safe-callback'
import { PREVIEW_LINK } from '@/schemas/rules/base/preview-link'
import { operation } from '@/services/kit/service'
import { consumePreviewLink } from '@/services/auth/domain/preview-link'
import { cookieLine, PREVIEW_COOKIE } from '@/services/auth/domain/cookies'
import { previewToken } from '@/services/auth/domain/tokens'
import { settings } from '@/services/base/settings'
import { previewDoor } from './preview-door'

/** Exchanges a link's token for a short session and redirects to the page, so that the token does not stay in the URL. */
export const enterPreview = operation(contracts.enterPreview, async ({ token = '' }, { db, now }) => {
  const { appSecret, brandName, siteUrl } = settings()
  const link = await consumePreviewLink(appSecret, token, db, now)
  if (link.state !== 'open') return { response: previewDoor(link.state, { token, brand: brandName }) }
  const { role, to } = link.shown
  const target = new URL(safeCallback(to), siteUrl)
  target.searchParams.set('preview', 'Y')
  target.searchParams.set('ctx', role)
  const path = decodeURI(target.pathname)
  const cookie = cookieLine(PREVIEW_COOKIE, await previewToken(appSecret, { role, path }, now), PREVIEW_LINK.showsFor * 60)
  const location = target.pathname + target.search + target.hash
  const headers = { location, 'set-cookie': cookie, 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' }
  return { response: new Response(null, { status: 303, headers }) }
})
