import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/record-views'
import { records } from '@/services/db/tables/records'
import { allStores } from '@/services/records/record-store'
import { operation } from '@/services/kit/service'
import { mayAsk } from '../domain/seen-values'
import { namedFor, searchedFor } from '../domain/where-listed'

const FOUND = 20

export const findRecords = operation(contracts.findRecords, async ({ search }, ctx) => {
  const { db, siteId } = ctx
  const words = searchedFor(search)
  if (words.length === 0) return { items: [] }
  const types = allStores().flatMap(({ type }) => (mayAsk(ctx, type, { search }) && ctx.rights.sees(type.type) ? [type.type] : []))
  if (types.length === 0) return { items: [] }
  const isNamed = sql<boolean>`${and(...namedFor(search))}`
  const rows = await db
    .select({ type: records.type, id: records.id, name: records.name, state: records.state, updatedAt: records.updatedAt, isNamed })
    .from(records)
    .where(and(eq(records.siteId, siteId), inArray(records.type, types), isNull(records.deletedAt), ...words))
    .orderBy(desc(isNamed), desc(records.updatedAt))
    .limit(FOUND)
  return { items: rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() })) }
})
