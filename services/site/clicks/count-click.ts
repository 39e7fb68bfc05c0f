import { and, eq, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { seoulDay } from '@/schemas/words/seoul-day'
import { clickCounts } from '@/services/db/tables/site'
import type { Ctx } from '@/services/kit/service'

interface Pressed {
  kind: (typeof clickCounts.$inferInsert)['kind']
  target: string
  /** The table of the clickable records, and the column that identifies them. */
  table: PgTable & { siteId: AnyPgColumn }
  column: AnyPgColumn
}

/**
 * Adds one click today, in one statement: two simultaneous ones are two.
 * @returns false for an unknown target.
 */
export async function countClick({ db, siteId, now }: Ctx, { kind, target, table, column }: Pressed): Promise<boolean> {
  const [known] = await db
    .select({ target: column })
    .from(table)
    .where(and(eq(table.siteId, siteId), eq(column, target)))
  if (!known) return false
  await db
    .insert(clickCounts)
    .values({ siteId, kind, target, day: seoulDay(now), count: 1 })
    .onConflictDoUpdate({
      target: [clickCounts.siteId, clickCounts.kind, clickCounts.target, clickCounts.day],
      set: { count: sql`${clickCounts.count} + 1` },
    })
  return true
}
