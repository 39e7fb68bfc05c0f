// Logs the rows that a migration moved aside: rows with missing parents (tables/base.ts, orphans).
import { asc, count, getTableName, gt, max, min, sql } from 'drizzle-orm'
import { logger } from '@/services/base/log'
import type { Database } from './database'
import { orphans } from './tables/base'

/** Number of the newest row of the table; 0 without rows or without a table. */
export async function lastOrphan(db: Database): Promise<number> {
  const { rows } = await db.execute<{ there: boolean }>(sql`select to_regclass(${getTableName(orphans)}) is not null as there`)
  if (!rows[0]?.there) return 0
  const [newest] = await db.select({ id: max(orphans.id) }).from(orphans)
  return newest?.id ?? 0
}

/** Logs one line for each column with dangling references, for the rows added after `before`. */
export async function reportOrphans(db: Database, before: number): Promise<void> {
  const { tableName: table, columnName: column, outcome } = orphans
  const found = await db
    .select({ table, column, outcome, rows: count(), first: min(orphans.missing) })
    .from(orphans)
    .where(gt(orphans.id, before))
    .groupBy(table, column, outcome)
    .orderBy(asc(table), asc(column))
  for (const one of found) {
    const rows = `${one.rows} ${one.rows === 1 ? 'row' : 'rows'} of ${one.table}`
    if (one.outcome === 'dropped') {
      const kept = `the column ${one.column} went (such as ${one.first}): what it said of ${rows} is kept in the table ${getTableName(orphans)}`
      logger().warn({ event: 'orphans', ...one }, kept)
      continue
    }
    const what = `${rows} named a ${one.column} that is not there (such as ${one.first})`
    const done =
      one.outcome === 'removed'
        ? `moved to the table ${getTableName(orphans)}`
        : `stored in the table ${getTableName(orphans)}, and the column was emptied`
    logger().warn({ event: 'orphans', ...one }, `${what}: ${one.rows === 1 ? 'it was' : 'they were'} ${done}`)
  }
}
