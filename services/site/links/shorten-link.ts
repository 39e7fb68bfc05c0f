import { and, eq } from 'drizzle-orm'
import { randomInt } from 'node:crypto'
import * as contracts from '@/schemas/api/site/links'
import { CODE_LENGTH, CODE_LETTERS, ownPage, SHORT_LINKS } from '@/schemas/rules/site/short-link'
import { shortLinks } from '@/services/db/tables/site'
import { operation, type CtxOf } from '@/services/kit/service'
import { settings } from '@/services/base/settings'

/** A collision of codes happens once in a hundred million. */
const TRIES = 5
/** Anybody makes them, and none may ever end: more than a site has pages and campaigns. Pages are then shared by their own address. */
const MOST_LINKS = 100_000

export const shortenLink = operation(contracts.shortenLink, async ({ link, desc = '' }, ctx) => {
  const { siteUrl } = settings()
  const path = ownPage(link, siteUrl)
  if (path === undefined) throw ctx.fail('foreign')
  return { item: { shortenedUrl: `${siteUrl}${SHORT_LINKS}/${await codeOf(path, desc, ctx)}` } }
})

/** The code of a page: the existing one, or a new one, also for two simultaneous requests. */
async function codeOf(link: string, desc: string, { db, siteId, fail }: CtxOf<typeof contracts.shortenLink>): Promise<string> {
  for (let round = 0; round < TRIES; round++) {
    const [known] = await db
      .select({ code: shortLinks.code })
      .from(shortLinks)
      .where(and(eq(shortLinks.siteId, siteId), eq(shortLinks.link, link)))
    if (known) return known.code
    if ((await db.$count(shortLinks)) >= MOST_LINKS) throw fail('full')
    const [made] = await db
      .insert(shortLinks)
      .values({ code: newCode(), siteId, link, desc })
      .onConflictDoNothing()
      .returning({ code: shortLinks.code })
    if (made) return made.code
  }
  throw new Error('no code was free for a short link')
}

const newCode = (): string => Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')
