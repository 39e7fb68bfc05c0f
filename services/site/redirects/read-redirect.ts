import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/redirects'
import type { Database } from '@/services/db/database'
import { redirects } from '@/services/db/tables/site'
import { memoizeByTags } from '@/services/db/memoize-by-tags'
import { operation } from '@/services/kit/service'
import { plainPath } from '../domain/plain-path'

/** All of a site, because there are few, and every address that nobody knows asks. */
const byPath = (db: Database, siteId: string): Promise<ReadonlyMap<string, string>> =>
  memoizeByTags(db, ['redirects'], `redirects ${siteId}`, async () => {
    const rows = await db.select({ from: redirects.from, to: redirects.to }).from(redirects).where(eq(redirects.siteId, siteId))
    return new Map(rows.map(({ from, to }) => [plainPath(from) ?? from, to]))
  })

export const readRedirect = operation(contracts.readRedirect, async ({ path }, { db, siteId }) => ({
  item: { to: (await byPath(db, siteId)).get(path) ?? '' },
}))
