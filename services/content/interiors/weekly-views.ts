import { and, eq, gte, sql } from 'drizzle-orm'
import { seoulDay } from '@/schemas/words/seoul-day'
import { dailyCounts } from '@/services/db/tables/site'
import { memoizeByTags } from '@/services/db/memoize-by-tags'
import type { Ctx } from '@/services/kit/service'

const DAY = 86_400_000

/** How often each case was seen today and on the six days before. */
export async function weeklyViews({ db, siteId, now }: Ctx): Promise<(seq: number) => number> {
  const since = seoulDay(new Date(now.getTime() - 6 * DAY))
  const views = await memoizeByTags(db, ['views:case'], `weekly views ${siteId} ${since}`, async () => {
    const rows = await db
      .select({ seq: dailyCounts.subject, views: sql<number>`sum(${dailyCounts.count})::int` })
      .from(dailyCounts)
      .where(and(eq(dailyCounts.siteId, siteId), eq(dailyCounts.kind, 'case'), gte(dailyCounts.day, since)))
      .groupBy(dailyCounts.subject)
    return new Map(rows.map((row) => [row.seq, row.views]))
  })
  return (seq) => views.get(String(seq)) ?? 0
}
