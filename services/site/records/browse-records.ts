import { and, asc, count, desc, eq, getTableColumns, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/records'
import type { RecordTab } from '@/schemas/api/site/records'
import type { Database } from '@/services/db/database'
import { countUpTo } from '@/services/db/count-up-to'
import { records } from '@/services/db/tables/records'
import { recordsTag } from '@/services/records/record-change'
import { memoizeByTags } from '@/services/db/memoize-by-tags'
import { operation } from '@/services/kit/service'
import { editorsOf, presentMoments } from './present'
import { namesOfReferences } from '../domain/names-of-references'
import { mayAsk } from '../domain/seen-values'
import { requestedType } from '../domain/requested-type'
import { whereListed } from '../domain/where-listed'

/** A filtered list is counted up to here while it is read: counting on takes longer than reading, and is asked for apart (count-records.ts). */
const COUNTED = 1_000
const SORTS = { name: records.name, at: records.sortAt, order: records.sortOrder, updatedAt: records.updatedAt }

export const browseRecords = operation(contracts.browseRecords, async (input, ctx) => {
  const { type, search, filter, state, mine, page = 1, size = 20 } = input
  const { db, siteId } = ctx
  const store = requestedType(ctx, type)
  const { usual } = store.type.list
  const { sort = usual.by, direction = sort === usual.by ? usual.direction : 'asc' } = input
  if (!mayAsk(ctx, store.type, { search, filter, sort })) throw ctx.fail('hidden')
  const counts = await countsOf(db, siteId, type)
  const where = whereListed({ siteId, type, search, filter, state, by: mine && ctx.session.staff!.id })
  const isWhole = !search?.trim() && !filter && !mine
  const asked = { column: SORTS[sort], isDescending: direction === 'desc', offset: (page - 1) * size, size }
  const [counted, rows] = isWhole
    ? [counts[state ?? 'all'], await pageOf(db, where, { ...asked, total: counts[state ?? 'all'] })]
    : await Promise.all([countUpTo(db, records, where, COUNTED + 1), pageOf(db, where, asked)])
  const { total, isMore } = isWhole ? { total: counted, isMore: false } : totalOf(counted, asked, rows.length)
  const shown = new Set(
    [
      ...(input.fields?.split(',') ?? store.type.list.columns),
      ...(store.type.picture ? [store.type.picture] : []),
      // The link to its page for visitors is made of it.
      ...(store.type.hasOwnPage ? ['slug'] : []),
    ].filter((field) => ctx.rights.sees(type, field)),
  )
  const editorOf = await editorsOf(
    ctx,
    rows.map(({ updatedBy }) => updatedBy),
  )
  return {
    items: rows.map((row) => ({
      id: row.id,
      name: row.name,
      state: row.state,
      version: row.version,
      values: Object.fromEntries(Object.entries(row.draft).filter(([field]) => shown.has(field))),
      updatedBy: editorOf(row.updatedBy),
      ...presentMoments(row),
    })),
    totalCount: total,
    item: { counts, isMore, names: await namesOfReferences(ctx, store.type, rows, shown) },
  }
})

interface Page {
  column: (typeof SORTS)[keyof typeof SORTS]
  isDescending: boolean
  offset: number
  size: number
  /** Where it is known. */
  total?: number
}

/**
 * One page. The keys are found in an index first, so that a far page does not read the rows before it; a page of the second half is
 * found from the end.
 */
async function pageOf(db: Database, where: SQL | undefined, { column, isDescending, offset, size, total = 0 }: Page) {
  const isBackwards = offset > total / 2 && offset < total
  const fromEnd = Math.max(0, total - offset - size)
  const length = isBackwards ? Math.min(size, total - offset) : size
  const towards = isDescending === isBackwards ? asc : desc
  const keys = db
    .select({ siteId: records.siteId, type: records.type, id: records.id })
    .from(records)
    .where(where)
    .orderBy(towards(column), towards(records.id))
    .limit(length)
    .offset(isBackwards ? fromEnd : offset)
    .as('page')
  const rows = await db
    .select(getTableColumns(records))
    .from(records)
    .innerJoin(keys, and(eq(records.siteId, keys.siteId), eq(records.type, keys.type), eq(records.id, keys.id)))
    .orderBy(towards(column), towards(records.id))
  return isBackwards ? rows.reverse() : rows
}

/** What is known of a total that was counted to a limit: the last page tells it exactly. */
function totalOf(counted: number, { offset, size }: Pick<Page, 'offset' | 'size'>, length: number): { total: number; isMore: boolean } {
  if (counted <= COUNTED) return { total: counted, isMore: false }
  return { total: Math.max(COUNTED, offset + length), isMore: length === 0 || length === size }
}

/** How many records each tab has; counted once after each change, each count in an index of its own. */
function countsOf(db: Database, siteId: string, type: string): Promise<Record<'all' | RecordTab, number>> {
  return memoizeByTags(db, [recordsTag(type)], `record counts ${siteId} ${type}`, async () => {
    const ofType = and(eq(records.siteId, siteId), eq(records.type, type))
    const byState = await db
      .select({ state: records.state, total: count() })
      .from(records)
      .where(and(ofType, isNull(records.deletedAt)))
      .groupBy(records.state)
    const [waiting] = await db
      .select({ total: count() })
      .from(records)
      .where(and(ofType, isNull(records.deletedAt), or(isNotNull(records.publishAt), isNotNull(records.withdrawAt))))
    const [trashed] = await db
      .select({ total: count() })
      .from(records)
      .where(and(ofType, isNotNull(records.deletedAt)))
    const of = (state: string): number => byState.find((one) => one.state === state)?.total ?? 0
    return {
      all: byState.reduce((sum, { total }) => sum + total, 0),
      live: of('live'),
      changed: of('changed'),
      draft: of('draft'),
      scheduled: waiting?.total ?? 0,
      trash: trashed?.total ?? 0,
    }
  })
}
