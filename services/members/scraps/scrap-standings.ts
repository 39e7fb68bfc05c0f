import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { ScrapTarget } from '@/schemas/rules/members/scrap-types'
import type { Database } from '@/services/db/database'
import { scraps } from '@/services/db/tables/members'
import { batch } from '@/services/db/batch'
import type { Ctx } from '@/services/kit/service'
import { idsByType, targetType } from '@/services/targets/targets'

interface Standing extends ScrapTarget {
  scrapYn: 'Y' | 'N'
  scrapCnt: number
}

interface StandingsRequest {
  siteId: string
  memberNo: string
  targets: readonly ScrapTarget[]
}

/** How these records stand for the calling member, in this order; those that visitors do not see are left out. */
export function scrapStandings({ db, siteId, session }: Ctx, targets: readonly ScrapTarget[]): Promise<Standing[]> {
  if (targets.length === 0) return Promise.resolve([])
  return ask(db, { siteId, memberNo: session.user!.memberNo, targets }, siteId)
}

const own = ({ memberNo }: StandingsRequest, { type, id }: ScrapTarget): string => JSON.stringify([memberNo, type, id])

/** Simultaneous questions are one query for the scraps and one for each type of record. */
const ask = batch(async (db: Database, all: StandingsRequest[]): Promise<Standing[][]> => {
  const { siteId } = all[0]!
  const wanted = all.flatMap(({ targets }) => targets)
  const members = [...new Set(all.map(({ memberNo }) => memberNo))]
  const ids = [...new Set(wanted.map(({ id }) => id))]
  const { memberNo, type, targetId, removedAt } = scraps
  const [rows, counted] = await Promise.all([
    db
      .select({ memberNo, type, targetId })
      .from(scraps)
      .where(and(eq(scraps.siteId, siteId), inArray(memberNo, members), inArray(targetId, ids), isNull(removedAt))),
    Promise.all([...idsByType(wanted)].map(async ([name, keys]) => [name, await targetType(name).counts({ db, siteId }, keys)] as const)),
  ])
  const kept = new Set(rows.map((row) => JSON.stringify([row.memberNo, row.type, row.targetId])))
  const counts = new Map(counted)
  return all.map((asked) =>
    asked.targets.flatMap((target) => {
      const scrapCnt = counts.get(target.type)?.get(target.id)
      if (scrapCnt === undefined) return []
      return { ...target, scrapYn: kept.has(own(asked, target)) ? ('Y' as const) : ('N' as const), scrapCnt }
    }),
  )
})
