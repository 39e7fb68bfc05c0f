import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/records'
import { records } from '@/services/db/tables/records'
import { pictureOf } from '@/services/records/picture-of'
import { operation } from '@/services/kit/service'
import { seenValues } from '../domain/seen-values'
import { requestedType } from '../domain/requested-type'
import { searchedFor } from '../domain/where-listed'

/** A list that one looks through; an editor who does not find it there types. */
const OFFERED = 20

export const listRecordOptions = operation(contracts.listRecordOptions, async ({ type, search, ids }, ctx) => {
  const store = requestedType(ctx, type)
  const ours = and(eq(records.siteId, ctx.siteId), eq(records.type, type))
  const chosen = ids?.split(',').filter(Boolean).slice(0, 200)
  const rows = await ctx.db
    .select()
    .from(records)
    .where(chosen ? and(ours, inArray(records.id, chosen)) : and(ours, isNull(records.deletedAt), ...searchedFor(search)))
    .orderBy(asc(records.name), asc(records.id))
    .limit(chosen ? chosen.length : OFFERED)
  return {
    items: rows.map(({ id, name, state, draft, deletedAt }) => ({
      id,
      name,
      state,
      picture: pictureOf(store.type, seenValues(ctx, store.type, draft)),
      isDeleted: deletedAt !== null,
    })),
  }
})
