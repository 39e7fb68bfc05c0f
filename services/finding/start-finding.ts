import { eq, ne } from 'drizzle-orm'
import { seoulDay } from '@/schemas/words/seoul-day'
import { logger } from '@/services/base/log'
import { currentDatabase } from '@/services/db/current-database'
import type { OpenDatabase } from '@/services/db/database'
import { startClock } from '@/services/db/start-clock'
import { facts } from '@/services/db/tables/base'
import { searchKinds } from '@/services/db/tables/finding'
import { dropUnknownKinds, fillKind, waitingKinds } from './fill-kinds'
import { KINDS_TAG } from './follow-changes'
import { analyzeDocs, weighDocs } from './weigh-docs'

const HOUR = 3_600_000
/** In Seoul, when few are there. */
const NIGHT = 4

/** Fills what the search knows, and counts every night. @returns a function that stops it. */
export function startFinding(siteId: string): () => void {
  return startClock({
    name: 'search',
    tag: KINDS_TAG,
    async work() {
      const open = currentDatabase()
      const now = new Date()
      const isNight = await claimNight(open, siteId, now)
      if (isNight) await open.db.update(searchKinds).set({ isDue: true }).where(eq(searchKinds.siteId, siteId))
      const waiting = await waitingKinds(open, siteId)
      for (const [at, name] of waiting.entries()) {
        await fillKind(open, siteId, name)
        logger().info({ event: 'search-filled', kind: name, of: waiting.length, done: at + 1 }, 'a kind of records can be searched')
      }
      if (isNight || waiting.length > 0) {
        await dropUnknownKinds(open, siteId)
        await analyzeDocs(open)
        await weighDocs(open, siteId, now)
      }
      return nightAfter(now)
    },
  })
}

/** One process does the work of a night. The night of the first start is that of its filling. */
async function claimNight({ db }: OpenDatabase, siteId: string, now: Date): Promise<boolean> {
  const value = seoulDay(new Date(now.getTime() - NIGHT * HOUR))
  const claimed = await db
    .insert(facts)
    .values({ name: `search-night:${siteId}`, value })
    .onConflictDoUpdate({ target: facts.name, set: { value }, setWhere: ne(facts.value, value) })
    .returning({ name: facts.name })
  return claimed.length > 0
}

function nightAfter(now: Date): number {
  const shifted = now.getTime() + (9 - NIGHT) * HOUR
  return Math.floor(shifted / (24 * HOUR) + 1) * 24 * HOUR - (9 - NIGHT) * HOUR
}
