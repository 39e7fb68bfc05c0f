import { and, inArray, lt, or } from 'drizzle-orm'
import { seoulDay } from '@/schemas/words/seoul-day'
import type { Database } from '@/services/db/database'
import { dailyCounts } from '@/services/db/tables/site'
import { countKinds } from './count-kinds'

const DAY = 86_400_000
/** A year can be compared with the one before. */
const KEPT_DAYS = 731
/** What visitors wrote themselves is kept as long as it helps to mend the site. */
const WRITTEN_KEPT_DAYS = 90

export async function deleteOldCounts(db: Database, now: Date): Promise<void> {
  const before = (days: number) => lt(dailyCounts.day, seoulDay(new Date(now.getTime() - days * DAY)))
  const written = countKinds().flatMap(({ kind, most }) => (most === undefined ? [] : [kind]))
  await db.delete(dailyCounts).where(or(before(KEPT_DAYS), and(inArray(dailyCounts.kind, written), before(WRITTEN_KEPT_DAYS))))
}
