import { and, inArray, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '@/services/db/database'

interface Viewed {
  table: PgTable & { viewCnt: AnyPgColumn }
  key: AnyPgColumn
  where: SQL | undefined
}

/**
 * Adds views to records. Their rows are locked in one order first, so that two processes cannot deadlock.
 * @returns the keys that exist.
 */
export async function addViews<K extends string | number>(
  tx: Database,
  { table, key, where }: Viewed,
  views: ReadonlyMap<K, number>,
): Promise<Set<K>> {
  if (views.size === 0) return new Set()
  const rows = await tx
    .select({ key })
    .from(table)
    .where(and(where, inArray(key, [...views.keys()])))
    .orderBy(key)
    .for('update')
  const found = new Set(rows.map((row) => row.key as K))
  if (found.size === 0) return found
  const added = sql.join(
    [...found].map((one) => sql`when ${one} then ${views.get(one)!}::int`),
    sql` `,
  )
  await tx
    .update(table)
    .set({ viewCnt: sql`${table.viewCnt} + case ${key} ${added} else 0 end` })
    .where(and(where, inArray(key, [...found])))
  return found
}
