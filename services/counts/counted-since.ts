import { and, eq, gte } from 'drizzle-orm'
import { seoulDay } from '@/schemas/words/seoul-day'
import type { Database } from '@/services/db/database'
import { dailyCounts } from '@/services/db/tables/site'

const DAY = 86_400_000

/** The subjects of a kind that were counted today and yesterday: all whose counts can be others than those of a moment ago. */
export async function countedSince({ db, siteId }: { db: Database; siteId: string }, kind: string): Promise<string[]> {
  const yesterday = seoulDay(new Date(Date.now() - DAY))
  const { subject, day } = dailyCounts
  const rows = await db
    .selectDistinct({ subject })
    .from(dailyCounts)
    .where(and(eq(dailyCounts.siteId, siteId), eq(dailyCounts.kind, kind), gte(day, yesterday)))
  return rows.map((row) => row.subject)
}
