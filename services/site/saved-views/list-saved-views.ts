import { and, asc, eq, or } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/saved-views'
import { namesOfStaff } from '@/services/auth/domain/names-of-staff'
import { savedViews } from '@/services/db/tables/records'
import { operation } from '@/services/kit/service'
import { requestedList } from '../domain/requested-list'
import { mayAsk } from '../domain/seen-values'
import { presentView } from './present'

export const listSavedViews = operation(contracts.listSavedViews, async ({ type }, ctx) => {
  const store = requestedList(ctx, type)
  const own = ctx.session.staff!.id
  const rows = await ctx.db
    .select()
    .from(savedViews)
    .where(
      and(eq(savedViews.siteId, ctx.siteId), eq(savedViews.type, type), or(eq(savedViews.staffId, own), eq(savedViews.isShared, true))),
    )
    .orderBy(asc(savedViews.name), asc(savedViews.createdAt))
  const askable = rows.filter(({ query, staffId }) => {
    const asked = new URLSearchParams(query)
    const given = (name: string): string | undefined => asked.get(name) ?? undefined
    // Only fields of records are hidden from roles; who may see another list may ask for all of it.
    return staffId === own || !store || mayAsk(ctx, store.type, { search: given('q'), filter: given('filter'), sort: given('sort') })
  })
  const nameOf = await namesOfStaff(ctx, [...new Set(askable.map(({ staffId }) => staffId))])
  return { items: askable.map((row) => presentView(row, own, nameOf)) }
})
