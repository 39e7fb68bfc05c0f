import { sql } from 'drizzle-orm'
import { EmbeddedFailure, withRemedy } from './embedded'
import { sqlState } from './sql-state'
import { KeyFailure } from './check-keys'
import type { OpenDatabase } from './database'

/** Internal error, damaged data or index, a file that is missing or cannot be read. */
const DAMAGED = /^(XX|58)/
/** No such user or password, no such database, no permission. */
const CLOSED = /^(28|3D|42501)/

/**
 * What to say to the operator of a database that refuses for a reason that stays: what is wrong, and what to do.
 * @returns nothing for a failure that is not the database's: a defect, which keeps its stack.
 */
export function whyUnusable(failure: unknown, place: { dataDir: string; databaseUrl?: string }): string | undefined {
  if (failure instanceof EmbeddedFailure || failure instanceof KeyFailure) return failure.message
  const state = sqlState(failure)
  if (state === undefined || !(DAMAGED.test(state) || CLOSED.test(state))) return undefined
  let cause = failure as Error
  while (cause.cause instanceof Error) cause = cause.cause
  const said = `PostgreSQL says "${cause.message}" (${state})`
  if (place.databaseUrl === undefined) return withRemedy(place.dataDir, said)
  return DAMAGED.test(state)
    ? `The database of DATABASE_URL is damaged: ${said}. Nothing was changed. Restore it from its newest backup, and keep the damaged one aside.`
    : `The database of DATABASE_URL cannot be used: ${said}. Nothing was changed.`
}

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
