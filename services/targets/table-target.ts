import { and, asc, inArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { TargetCard, TargetType } from './targets'

interface TableTarget<R extends Record<string, PgColumn>> {
  table: PgTable
  id: PgColumn
  count: PgColumn
  /** Rows of this type on a site, and those of them that visitors see. */
  own: (siteId: string) => SQL | undefined
  shown: (siteId: string) => SQL | undefined
  /** The columns that its card is made of. */
  columns: R
  card: (row: { [N in keyof R]: R[N]['_']['data'] }) => TargetCard
  tags: TargetType['tags']
  listTags: TargetType['listTags']
}

const LARGEST = 2_147_483_647
/** A number has one text, so that `07` names no second record beside `7`. */
const isNumber = (id: string): boolean => /^[1-9]\d{0,9}$/.test(id) && Number(id) <= LARGEST

/** Targets that are the rows of one table, by one of its columns. */
export function tableTarget<R extends Record<string, PgColumn>>(type: string, of: TableTarget<R>): TargetType {
  const { table, id, count, own, shown, columns, card, tags, listTags } = of
  const isNumbered = id.dataType === 'number'
  const known = (ids: readonly string[]) => (isNumbered ? ids.filter(isNumber).map(Number) : [...ids])
  return {
    type,
    tags,
    listTags,
    async cards({ db, siteId }, ids) {
      const keys = known(ids)
      if (keys.length === 0) return new Map()
      const rows = await db
        .select({ ...columns, targetKey: id })
        .from(table)
        .where(and(shown(siteId), inArray(id, keys)))
      return new Map(rows.map((row) => [String(row['targetKey']), card(row as never)]))
    },
    async counts({ db, siteId }, ids, { lock = false } = {}) {
      const keys = known(ids)
      if (keys.length === 0) return new Map()
      const found = db
        .select({ key: id, number: count })
        .from(table)
        .where(and(shown(siteId), inArray(id, keys)))
        .orderBy(asc(id))
      const rows = lock ? await found.for('no key update') : await found
      return new Map(rows.map((row) => [String(row.key), Number(row.number)]))
    },
    async addToCounts({ db, siteId }, steps) {
      const given = [...steps].filter(([key, step]) => step !== 0 && (!isNumbered || isNumber(key)))
      if (given.length === 0) return
      const values = JSON.stringify(given.map(([key, step]) => ({ key: isNumbered ? Number(key) : key, step })))
      await db.execute(sql`
        update ${table} set ${sql.identifier(count.name)} = greatest(${count} + given.step, 0)
        from jsonb_to_recordset(${values}::jsonb) as given(key ${sql.raw(id.getSQLType())}, step integer)
        where ${own(siteId)} and ${id} = given.key`)
    },
  }
}
