// The store of a record type that is one row of one table. Fields and columns of one name are the same thing: moments are ISO 8601 in a
// form and dates in a row, a picture is a path and its alternative text in two columns. What else differs, a type says by `toRow` and
// `fromRow`.
import { and, eq, getTableColumns, getTableName, inArray, lt, max, or, sql, type SQL } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { AnyRecordType, RecordValues } from '@/schemas/records/define-record'
import type { Database } from '@/services/db/database'
import { excluded } from '@/services/db/excluded'
import { records } from '@/services/db/tables/records'
import type { RecordStore, Row, Shown, StoreCtx } from './record-store'

interface TableStore {
  table: PgTable
  /** The columns of the key, filled from the id. One column needs its name alone. */
  key: string | { of: (id: string, values: RecordValues) => Row; idOf: (row: Row) => string }
  /** Fields that hold a picture: their path's and their alternative text's columns. */
  pictures?: Readonly<Record<string, readonly [src: string, alt: string]>>
  /** Columns that no field has by name; they win. */
  toRow?: (values: RecordValues, id: string) => Row
  /** Fields that no column has by name; they win. */
  fromRow?: (row: Row) => RecordValues
  /** Rows of the table that are records of this type. */
  only?: SQL
  /** Rows of this number and more are no records, and no record gets such a number. */
  numbersBelow?: number
  /** The `Y` or `N` column that hides a row which other rows name: it is never deleted, and visitors' reads leave it out. */
  hiddenBy?: string
  /** Id of a new record whose key is not a number. */
  newId?: (values: RecordValues, ctx: StoreCtx) => string | Promise<string>
  tags: (id: string, values: RecordValues) => string[]
  problems?: RecordStore['problems']
  whyShown?: RecordStore['whyShown']
}

export function tableStore(type: AnyRecordType, store: TableStore): RecordStore {
  const { table, pictures = {}, tags, problems, whyShown, hiddenBy } = store
  const columns = getTableColumns(table)
  const fields = Object.keys(type.form.properties)
  const isNumber = typeof store.key === 'string' && columns[store.key]!.dataType === 'number'
  const keyOf = (id: string, values: RecordValues): Row =>
    typeof store.key === 'string' ? { [store.key]: isNumber ? Number(id) : id } : store.key.of(id, values)
  const idOf = (row: Row): string => (typeof store.key === 'string' ? String(row[store.key]) : store.key.idOf(row))
  const isNumbered = store.numbersBelow === undefined ? undefined : lt(columns[store.key as string]!, store.numbersBelow)
  const ours = ({ siteId }: StoreCtx): SQL | undefined => and(columns['siteId'] && eq(columns['siteId'], siteId), store.only, isNumbered)
  const shownRows = (ctx: StoreCtx): SQL | undefined => and(ours(ctx), hiddenBy ? eq(columns[hiddenBy]!, 'Y') : undefined)
  const isRow = (ctx: StoreCtx, id: string, values: RecordValues): SQL | undefined =>
    and(ours(ctx), ...Object.entries(keyOf(id, values)).map(([name, value]) => eq(columns[name]!, value)))

  function rowOf(values: RecordValues, id: string): Row {
    const row: Row = {}
    for (const name of fields) {
      const pair = pictures[name]
      if (pair) {
        const { src = '', alt = '' } = (values[name] ?? {}) as { src?: string; alt?: string }
        Object.assign(row, { [pair[0]]: src, [pair[1]]: alt })
      } else if (columns[name]) row[name] = columnValue(columns[name], values[name])
    }
    return { ...row, ...store.toRow?.(values, id) }
  }

  function valuesOf(row: Row): RecordValues {
    const values: Row = {}
    for (const name of fields) {
      const pair = pictures[name]
      if (pair) values[name] = { src: row[pair[0]] ?? '', alt: row[pair[1]] ?? '' }
      else if (columns[name] && row[name] !== null && row[name] !== undefined) values[name] = fieldValue(row[name])
    }
    return { ...values, ...store.fromRow?.(row) }
  }

  /** Whether a row of this table is one of the site and the key, so that the database itself tells a new one from a known one. */
  const primary = primaryKeyOf(table)
  const isKeyed = primary.every((column) => column === columns['siteId'] || isKeyColumn(column))
  function isKeyColumn(column: PgColumn): boolean {
    const names = Object.keys(typeof store.key === 'string' ? { [store.key]: '' } : store.key.of('', {}))
    return names.some((name) => columns[name] === column)
  }

  const made: RecordStore = {
    type,
    tags,
    ...(problems ? { problems } : {}),
    ...(whyShown ? { whyShown } : {}),

    newIds: isNumber ? newNumbers : undefined,

    async newId(ctx, values) {
      const { db, siteId } = ctx
      if (isNumber) return (await newNumbers(ctx, 1))[0]
      const ofType = and(eq(records.siteId, siteId), eq(records.type, type.type))
      const id = store.newId ? await store.newId(values, ctx) : idOf(keyOf('', values))
      const [taken] = await db
        .select({ id: records.id })
        .from(records)
        .where(and(ofType, eq(records.id, id)))
      return taken ? undefined : id
    },

    async show(ctx, id, values, before, parked) {
      if (before && JSON.stringify(keyOf(id, before)) !== JSON.stringify(keyOf(id, values)))
        await ctx.db.delete(table).where(isRow(ctx, id, before))
      const row = {
        ...rowOf(values, id),
        ...keyOf(id, values),
        ...(columns['siteId'] ? { siteId: ctx.siteId } : {}),
        ...(hiddenBy ? { [hiddenBy]: 'Y' } : {}),
      }
      const changed = await ctx.db
        .update(table)
        .set(row)
        .where(isRow(ctx, id, values))
        .returning({ one: sql`1` })
      if (changed.length === 0) await ctx.db.insert(table).values({ ...(parked ? revived(parked, columns) : {}), ...row })
    },

    async hide(ctx, id, values) {
      if (hiddenBy) {
        await ctx.db
          .update(table)
          .set({ [hiddenBy]: 'N' })
          .where(isRow(ctx, id, values))
        return null
      }
      const [row] = await ctx.db
        .delete(table)
        .where(isRow(ctx, id, values))
        .returning()
      return row ?? null
    },

    async shown(ctx) {
      const rows = (await ctx.db.select().from(table).where(shownRows(ctx))) as Row[]
      return rows.map((row) => ({ id: idOf(row), values: valuesOf(row) }))
    },

    showMany: isKeyed ? showMany : undefined,

    async hideMany(ctx, list) {
      const isListed =
        typeof store.key === 'string'
          ? and(
              ours(ctx),
              inArray(
                columns[store.key]!,
                list.map(({ id }) => (isNumber ? Number(id) : id)),
              ),
            )
          : or(...list.map(({ id, values }) => isRow(ctx, id, values)))
      if (hiddenBy) {
        await ctx.db
          .update(table)
          .set({ [hiddenBy]: 'N' })
          .where(isListed)
        return new Map()
      }
      const rows = (await ctx.db.delete(table).where(isListed).returning()) as Row[]
      return new Map(rows.map((row) => [idOf(row), row]))
    },
  }
  return made

  async function newNumbers({ db, siteId }: StoreCtx, count: number): Promise<string[]> {
    const column = columns[store.key as string]!
    if (column.generatedIdentity) return nextOf(db, table, column, count)
    await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`record:${type.type}`}))`)
    const [last] = await db
      .select({ id: max(sql<number>`${records.id}::integer`) })
      .from(records)
      .where(and(eq(records.siteId, siteId), eq(records.type, type.type)))
    const [shown] = await db
      .select({ id: max(column) })
      .from(table)
      .where(isNumbered)
    const first = Math.max(Number(last?.id ?? 0), Number(shown?.id ?? 0)) + 1
    return Array.from({ length: count }, (_, at) => String(first + at))
  }

  async function showMany(ctx: StoreCtx, list: readonly Shown[]): Promise<void> {
    // Rows that fill other columns are another statement: a column that is not given keeps what it has.
    const alike = new Map<string, { names: string[]; rows: Row[] }>()
    for (const one of list) {
      const { id, values, before, parked } = one
      const key = keyOf(id, values)
      if (before && JSON.stringify(keyOf(id, before)) !== JSON.stringify(key)) {
        await made.show(ctx, id, values, before, parked)
        continue
      }
      const row = defined({ ...rowOf(values, id), ...key, siteId: ctx.siteId, ...(hiddenBy ? { [hiddenBy]: 'Y' } : {}) })
      const names = Object.keys(row).sort()
      const group = alike.get(names.join()) ?? { names, rows: [] }
      group.rows.push({ ...(parked ? revived(parked, columns) : {}), ...row })
      alike.set(names.join(), group)
    }
    for (const { names, rows } of alike.values()) {
      const set = Object.fromEntries(names.map((name) => [name, excluded(columns[name]!)]))
      await ctx.db.insert(table).values(rows).onConflictDoUpdate({ target: primary, set })
    }
  }
}

const defined = (row: Row): Row => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined))

function primaryKeyOf(table: PgTable): PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table)
  return primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)
}

/** The next numbers of a column that the database counts: rows that are inserted elsewhere take theirs from the same place. */
async function nextOf(db: Database, table: PgTable, column: PgColumn, count: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select nextval(pg_get_serial_sequence(${getTableName(table)}, ${column.name})) as id from generate_series(1, ${count}::integer)`,
  )
  return rows.map(({ id }) => String(id))
}

const fieldValue = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value)

/** What a column stores of a field; a missing one becomes null, or the column's default where it has one. */
function columnValue(column: PgColumn, value: unknown): unknown {
  if (value === undefined || value === null) return column.notNull ? (column.default ?? undefined) : null
  return column.dataType === 'date' ? new Date(value as string) : value
}

/** A parked row came through JSON: its moments are dates again. */
const revived = (row: Row, columns: Record<string, PgColumn>): Row =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => {
      const column = columns[name]
      return column ? [[name, column.dataType === 'date' && typeof value === 'string' ? new Date(value) : value]] : []
    }),
  )
