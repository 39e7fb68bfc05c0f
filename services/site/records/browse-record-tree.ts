import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/record-tree'
import { records } from '@/services/db/tables/records'
import { operation } from '@/services/kit/service'
import { requestedType } from '../domain/requested-type'

export const browseRecordTree = operation(contracts.browseRecordTree, async ({ type }, ctx) => {
  const { parent, apart = '' } = requestedType(ctx, type).type
  if (parent === undefined) throw ctx.fail('noTree')
  const text = (field: string) => sql<string>`coalesce(${records.draft} ->> ${field}, '')`
  const items = await ctx.db
    .select({ id: records.id, name: records.name, state: records.state, parent: text(parent), apart: text(apart) })
    .from(records)
    .where(and(eq(records.siteId, ctx.siteId), eq(records.type, type), isNull(records.deletedAt)))
    .orderBy(asc(records.sortOrder), asc(records.id))
    .limit(contracts.MOST_TREE_ROWS)
  return { items }
})
