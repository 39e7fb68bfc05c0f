import { and, eq } from 'drizzle-orm'
import { afterSeoulDay, seoulDay } from '@/schemas/words/seoul-day'
import { currentDatabase } from '@/services/db/current-database'
import { facts } from '@/services/db/tables/base'
import { startClock } from '@/services/db/start-clock'
import { expirePoints } from '../domain/benefits/expire-points'

/** Starts the work of this process, once a day in Seoul: a day that was done is written down. @returns a function that stops it. */
export const startExpiringPoints = (siteId: string): (() => void) =>
  startClock({
    name: 'points',
    tag: 'points',
    async work() {
      const now = new Date()
      const open = currentDatabase()
      const [name, value] = [`points-expired:${siteId}`, seoulDay(now)]
      if ((await open.db.$count(facts, and(eq(facts.name, name), eq(facts.value, value)))) === 0) {
        await expirePoints(open, { siteId, now })
        await open.db.insert(facts).values({ name, value }).onConflictDoUpdate({ target: facts.name, set: { value } })
      }
      return afterSeoulDay(value).getTime()
    },
  })
