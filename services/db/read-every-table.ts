import { sql } from 'drizzle-orm'
import type { OpenDatabase } from './database'

/**
 * Reads a row of every table of the embedded database, so that a table whose file is gone or overwritten is said at the start
 * and not by the first visitor who needs it. Takes some 60 ms; PostgreSQL has an operator and tools of its own.
 */
export async function readEveryTable(open: OpenDatabase): Promise<void> {
  if (open.kind !== 'embedded') return
  await open.unhurried(async (db) => {
    const { rows } = await db.execute<{ name: string }>(
      sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'drizzle') order by 1`,
    )
    if (rows.length > 0) await db.execute(sql.raw(rows.map(({ name }) => `(select 1 from ${name} limit 1)`).join(' union all ')))
  })
}
