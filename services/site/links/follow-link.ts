import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/links'
import { SHORT_CODE } from '@/schemas/rules/site/short-link'
import { shortLinks } from '@/services/db/tables/site'
import { operation } from '@/services/kit/service'
import { settings } from '@/services/base/settings'

const isCode = new RegExp(SHORT_CODE)
/** The page for a missing record, with that status (G-STORE404). */
const MISSING = '/error/404'

/** The stored target is a path, so it redirects to our own host only. */
export const followLink = operation(contracts.followLink, async ({ code }, { db, siteId }) => {
  const [found] = isCode.test(code)
    ? await db
        .select({ link: shortLinks.link })
        .from(shortLinks)
        .where(and(eq(shortLinks.siteId, siteId), eq(shortLinks.code, code)))
    : []
  return { response: leadTo(found?.link ?? MISSING) }
})

/** A link never changes, but an unknown code may become a link, so neither answer is cached. */
const leadTo = (path: string): Response =>
  new Response(null, {
    status: 302,
    headers: { location: settings().siteUrl + path, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  })
