import * as contracts from '@/schemas/api/site/builder'
import { normalPath } from '@/lib/path-pattern'
import { safeCallback } from '@/schemas/rules/base/safe-callback'
import { PREVIEW_LINK } from '@/schemas/rules/base/preview-link'
import { findPageAt } from '../domain/find-page-at'
import { requireSection } from '../domain/require-page'
import { operation } from '@/services/kit/service'
import { issuePreviewLink } from '@/services/auth/domain/preview-link'
import { settings } from '@/services/base/settings'

/** The link may be passed to anyone, so it has the least right that shows a draft, and shows this one alone. */
export const makePreviewLink = operation(contracts.makePreviewLink, async ({ path }, ctx) => {
  const { appSecret, siteUrl } = settings()
  const to = safeCallback(path)
  // The page that the link shows decides, as where it is read: under an address of the role's section there may be a draft that moves
  // there, or a page of another section whose address has a parameter.
  const shown = await findPageAt(ctx, 'draft', to)
  requireSection(ctx, shown?.document ?? { kind: 'page', name: normalPath(to.split(/[?#]/, 1)[0]!) })
  const token = await issuePreviewLink(appSecret, { role: 'mng', to, now: ctx.now })
  const url = new URL('/adm/preview/open', siteUrl)
  url.searchParams.set('token', token)
  ctx.audit('preview.link', to)
  return { item: { url: url.href, expiresAt: new Date(ctx.now.getTime() + PREVIEW_LINK.opensWithin * 60_000).toISOString() } }
})
