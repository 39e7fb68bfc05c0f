import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database'

/** How many rows there are, and `most` where there are more: counting all of 100,000 would take longer than reading the page. */
export async function countUpTo(db: Database, table: PgTable, where: SQL | undefined, most: number): Promise<number> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(most)
    .as('some')
  const [row] = await db.select({ total: sql<string>`count(*)` }).from(some)
  return Number(row!.total)
}
