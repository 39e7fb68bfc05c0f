// Seals values again, under the first of DATA_KEYS, that are sealed under an earlier one (P1). Progress is visible in the values
// themselves, so it may be interrupted at any time, run again, and run beside a working site.
import { and, asc, count, getTableColumns, getTableName, is, isNotNull, notLike, sql, type SQL } from 'drizzle-orm'
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core'
import { isOldPasswordHash } from '@/services/base/passwords'
import { settings } from '@/services/base/settings'
import type { Database, OpenDatabase } from './database'
import { isSealed } from './sealed'
import { all as tables } from './tables/all'

const AT_ONCE = 200

export interface Resealed {
  /** `member.mobile_no`. */
  column: string
  /** Number of values in total. */
  values: number
  /** Number of values under another key, by its id. */
  earlier: Record<string, number>
  resealed: number
  /** Sealed by a key that DATA_KEYS lacks, or changed by hand: they stay as they are. */
  shut: number
}

/** Counts the values to be sealed again, and with `write` does it in batches. */
export async function reseal({ db }: Pick<OpenDatabase, 'db'>, { write }: { write: boolean }): Promise<Resealed[]> {
  const found: Resealed[] = []
  for (const { table, name, column } of sealedColumns()) found.push(await resealColumn(db, table, name, column, write))
  return found
}

/** Every sealed column. */
export function sealedColumns(): { table: PgTable; name: string; column: PgColumn }[] {
  return Object.values(tables as Record<string, unknown>)
    .filter((table): table is PgTable => is(table, PgTable))
    .flatMap((table) =>
      Object.entries(getTableColumns(table)).flatMap(([name, column]) => (isSealed(column) ? [{ table, name, column }] : [])),
    )
}

/**
 * Passwords are hashed with a pepper of a key, and only a sign-in can change one. Number of those that still need an earlier key, by its
 * id.
 */
export async function passwordsOfEarlierKeys({ db }: Pick<OpenDatabase, 'db'>): Promise<Record<string, number>> {
  const hashes = [
    ...(await db.select({ hash: tables.members.passwordHash }).from(tables.members).where(isNotNull(tables.members.passwordHash))),
    ...(await db.select({ hash: tables.staff.passwordHash }).from(tables.staff)),
  ]
  const earlier: Record<string, number> = {}
  for (const { hash } of hashes) {
    const id = hash!.slice(0, hash!.indexOf('$'))
    if (id && isOldPasswordHash(hash!) && id !== settings().dataKeys[0]!.id) earlier[id] = (earlier[id] ?? 0) + 1
  }
  return earlier
}

async function resealColumn(db: Database, table: PgTable, name: string, column: PgColumn, write: boolean): Promise<Resealed> {
  const raw = sql<string>`${column}`
  const isEarlier = and(isNotNull(column), notLike(raw, `${settings().dataKeys[0]!.id}.%`))!
  const keys = keysOf(table)
  const result: Resealed = { column: `${getTableName(table)}.${column.name}`, values: 0, earlier: {}, resealed: 0, shut: 0 }

  const id = sql<string>`split_part(${column}, '.', 1)`
  const counted = await db.select({ id, values: count() }).from(table).where(isNotNull(column)).groupBy(id)
  for (const { id: key, values } of counted) {
    result.values += values
    if (key !== settings().dataKeys[0]!.id) result.earlier[key] = values
  }
  if (!write) return result

  for (;;) {
    // Unopenable values come before all rows not processed yet.
    const rows = await db
      .select({ raw, ...Object.fromEntries(keys.map((key, i) => [`key${i}`, sql<unknown>`${key}`])) })
      .from(table)
      .where(isEarlier)
      .orderBy(...keys.map((key) => asc(key)))
      .limit(AT_ONCE)
      .offset(result.shut)
    if (rows.length === 0) return result
    await db.transaction(async (tx) => {
      for (const row of rows) {
        const value = opened(column, row.raw)
        if (value === undefined) {
          result.shut++
          continue
        }
        const same = keys.map((key, i): SQL => sql`${key} = ${(row as Record<string, unknown>)[`key${i}`]}`)
        // A value written meanwhile is sealed under the first key already.
        await tx
          .update(table)
          .set({ [name]: value })
          .where(and(...same, sql`${column} = ${row.raw}`))
        result.resealed++
      }
    })
  }
}

function opened(column: PgColumn, raw: string): unknown {
  try {
    return column.mapFromDriverValue(raw)
  } catch {
    return undefined
  }
}

function keysOf(table: PgTable): PgColumn[] {
  const { primaryKeys, columns } = getTableConfig(table)
  const keys = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)
  if (keys.length === 0) throw new Error(`${getTableName(table)} has sealed columns and no primary key`)
  return keys
}
