import { and, between, eq, inArray } from 'drizzle-orm'
import { addCounts, p75Of, totalOf } from '@/schemas/rules/site/p75-of'
import { CORE_VITALS, rateVital } from '@/schemas/rules/site/vitals'
import { vitalCounts } from '@/services/db/tables/site'
import type { Ctx } from '@/services/kit/service'
import type { Period } from './period'

/** The web vitals of all visits of the period, and of the one before as far as they are kept. */
export async function vitalFigures({ db, siteId }: Ctx, { from, until, beforeFrom }: Period) {
  const rows = await db
    .select({ day: vitalCounts.day, vital: vitalCounts.vital, counts: vitalCounts.counts })
    .from(vitalCounts)
    .where(and(eq(vitalCounts.siteId, siteId), between(vitalCounts.day, beforeFrom, until), inArray(vitalCounts.vital, [...CORE_VITALS])))
  return CORE_VITALS.flatMap((vital) => {
    const countsOf = (isWanted: (day: string) => boolean): number[] =>
      rows.reduce<number[]>((all, row) => (row.vital === vital && isWanted(row.day) ? addCounts(row.counts, all) : all), [])
    const counts = countsOf((day) => day >= from)
    const p75 = p75Of(vital, counts)
    if (p75 === undefined) return []
    return [
      {
        vital,
        p75,
        rating: rateVital(vital, p75),
        visits: totalOf(counts),
        before:
          p75Of(
            vital,
            countsOf((day) => day < from),
          ) ?? null,
      },
    ]
  })
}
