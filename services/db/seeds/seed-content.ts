import { getTableColumns, getTableName } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database'
import { excluded } from '../excluded'
import { sites } from '../tables/site'
import type { SeedRow, SeedTarget, SeedTargets } from './area-seeds'
import type { ShippedFile } from './seed-documents'

/** Visitors, members, orders and staff have counted on since a row was shipped. */
const COUNTED: readonly string[] = ['viewCnt', 'scrapCnt', 'recCnt', 'reviewCnt', 'scoreSum', ...['given', 'reserved', 'sold', 'pieces']]

/** Each seed file with its table in the order of insertion: tables that others refer to come first. */
export function inInsertionOrder(targets: SeedTargets): (readonly [file: string, target: SeedTarget])[] {
  const fileOf = new Map(Object.entries(targets).map(([file, { table }]) => [table, file]))
  const placed = new Map<string, SeedTarget>()
  const seen = new Set<string>()
  const place = (file: string): void => {
    if (seen.has(file)) return
    seen.add(file)
    const target = targets[file]!
    for (const key of getTableConfig(target.table).foreignKeys) {
      const parent = fileOf.get(key.reference().foreignTable)
      if (parent !== undefined) place(parent)
    }
    placed.set(file, target)
  }
  for (const file of Object.keys(targets)) place(file)
  return [...placed]
}

/** Writes rows; existing keys are replaced (an earlier day's demonstration) or skipped. */
export async function seedContent(
  tx: Database,
  siteId: string,
  files: readonly ShippedFile[],
  now: Date,
  touched: Set<string>,
  targets: SeedTargets,
  { replace = true } = {},
): Promise<void> {
  const unknown = files.find(({ path }) => !Object.hasOwn(targets, path))
  if (unknown) throw new Error(`No table is known for the seed file ${unknown.path}: name it in services/<area>/seeds.ts.`)
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  for (const [path, target] of inInsertionOrder(targets)) {
    const text = texts.get(path)
    if (text === undefined) continue
    const rows = (JSON.parse(text) as SeedRow[]).map((row) => rowFor(target.table, row, siteId, now, path))
    if (rows.length === 0) continue
    const columns = getTableColumns(target.table)
    const { primaryKeys } = getTableConfig(target.table)
    const keys = primaryKeys[0]?.columns ?? Object.values(columns).filter((column) => column.primary)
    const rest = Object.entries(columns).filter(([name, column]) => !keys.includes(column) && !COUNTED.includes(name) && !column.generated)
    const set = Object.fromEntries(rest.map(([name, column]) => [name, excluded(column)]))
    const insert = tx.insert(target.table).values(rows)
    await (replace ? insert.onConflictDoUpdate({ target: keys, set }) : insert.onConflictDoNothing())
    for (const row of rows) for (const tag of target.tags(row)) touched.add(tag)
  }
}

function rowFor(table: PgTable, raw: SeedRow, siteId: string, now: Date, path: string): SeedRow {
  const columns = getTableColumns(table)
  const row: SeedRow = {}
  for (const [name, value] of Object.entries(raw)) {
    const column = columns[name]
    if (!column) throw new Error(`${path} has a field ${name}, which the table ${getTableName(table)} lacks.`)
    const resolved = resolve(value, now)
    row[name] = column.dataType === 'date' && typeof resolved === 'string' ? new Date(resolved) : resolved
  }
  if ('siteId' in columns) row.siteId = siteId
  if (table === sites) row.id = siteId
  return row
}

/** `{"days": -3, "at": "10:00"}` means that time three days ago in Seoul, anywhere in a value. */
function resolve(value: unknown, now: Date): unknown {
  if (Array.isArray(value)) return value.map((entry) => resolve(entry, now))
  if (typeof value !== 'object' || value === null) return value
  const { days, at, ...others } = value as SeedRow
  if (typeof days === 'number' && Object.keys(others).length === 0) return fromToday(days, typeof at === 'string' ? at : '00:00', now)
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, resolve(entry, now)]))
}

const HOUR = 3_600_000

/** The calendar day in Seoul, which keeps UTC+9 all year. */
export const seoulDay = (moment: Date): string => new Date(moment.getTime() + 9 * HOUR).toISOString().slice(0, 10)

function fromToday(days: number, at: string, now: Date): string {
  const day = seoulDay(new Date(now.getTime() + days * 24 * HOUR))
  const moment = new Date(`${day}T${at}+09:00`)
  if (Number.isNaN(moment.getTime())) throw new Error(`"${at}" is not a time of day such as 10:00.`)
  return moment.toISOString()
}
