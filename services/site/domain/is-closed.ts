import { eq } from 'drizzle-orm'
import { OPENING_TAG } from '@/schemas/api/site/opening'
import { closedFact } from '@/services/db/closed-fact'
import type { Database } from '@/services/db/database'
import { facts } from '@/services/db/tables/base'
import { memoizeByTags } from '@/services/db/memoize-by-tags'

/** Whether the site waits for its first day. Every page asks, so the answer is kept until the site opens. */
export const isClosed = (db: Database, siteId: string): Promise<boolean> =>
  memoizeByTags(db, [OPENING_TAG], `closed ${siteId}`, async () => {
    const [fact] = await db
      .select({ value: facts.value })
      .from(facts)
      .where(eq(facts.name, closedFact(siteId)))
    return fact?.value === 'Y'
  })
