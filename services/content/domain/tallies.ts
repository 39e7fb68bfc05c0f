import { count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Item } from '@/schemas/api/base/contract'
import type { browseApplications } from '@/schemas/api/content/community-desk'
import { recruitState, type Decision } from '@/schemas/rules/content/recruitment'
import { recruitApplications, recruitments } from '@/services/db/tables/community'
import type { Ctx } from '@/services/kit/service'
import { windowOf } from './window-of'

type Tally = Item<typeof browseApplications>['recruitments'][number]

/** Every recruitment with the number of its applications by decision, the latest first. */
export async function tallies({ db, siteId, now }: Ctx): Promise<Tally[]> {
  const known = await db.select().from(recruitments).where(eq(recruitments.siteId, siteId)).orderBy(desc(recruitments.openUntil))
  const { recruitSeq, decision, toldAt } = recruitApplications
  const counted = await db
    .select({ recruitSeq, decision, all: count(), untold: sql<number>`count(*) filter (where ${isNull(toldAt)})`.mapWith(Number) })
    .from(recruitApplications)
    .where(eq(recruitApplications.siteId, siteId))
    .groupBy(recruitSeq, decision)
  return known.map((row) => {
    const own = counted.filter((one) => one.recruitSeq === row.seq)
    const numberOf = (wanted: Decision): number => own.find((one) => one.decision === wanted)?.all ?? 0
    return {
      recruitSeq: row.seq,
      title: row.title,
      state: recruitState(windowOf(row), now.getTime()),
      places: row.places,
      waiting: numberOf('waiting'),
      chosen: numberOf('chosen'),
      passed: numberOf('passed'),
      untold: own.reduce((sum, { untold }) => sum + untold, 0),
    }
  })
}
