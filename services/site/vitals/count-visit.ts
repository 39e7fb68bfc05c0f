import { sql } from 'drizzle-orm'
import type { VitalDevice } from '@/schemas/api/site/vitals'
import { addCounts, countsOfValue } from '@/schemas/rules/site/p75-of'
import type { Vital } from '@/schemas/rules/site/vitals'
import type { Database } from '@/services/db/database'
import { excluded } from '@/services/db/excluded'
import { vitalCounts } from '@/services/db/tables/site'
import { batch } from '@/services/db/batch'

export interface MeasuredVisit {
  siteId: string
  day: string
  route: string
  device: VitalDevice
  measured: { vital: Vital; value: number }[]
}
type Row = typeof vitalCounts.$inferInsert

/**
 * Adds a visit to the counts of its page. Visits that are measured at the same time are one statement with one row for each count that
 * they change: a crowd that leaves a page neither opens a transaction each nor queues for one row.
 */
export const countVisit: (db: Database, visit: MeasuredVisit) => Promise<void> = batch(async (db: Database, visits: MeasuredVisit[]) => {
  const rows = new Map<string, Row>()
  for (const { measured, ...page } of visits)
    for (const { vital, value } of measured) {
      const key = JSON.stringify([page.siteId, page.day, page.route, page.device, vital])
      const counts = countsOfValue(vital, value)
      const known = rows.get(key)
      rows.set(key, { ...page, vital, counts: known ? addCounts(known.counts, counts) : counts })
    }
  const { siteId, day, route, device, vital, counts } = vitalCounts
  await db
    .insert(vitalCounts)
    // Always in the same order, or two processes could deadlock.
    .values([...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row))
    .onConflictDoUpdate({
      target: [siteId, day, route, device, vital],
      set: {
        counts: sql`array(select a + b from unnest(${counts}, ${excluded(counts)}) with ordinality as both_counts(a, b, at) order by at)`,
      },
    })
  return visits.map(() => undefined)
})
