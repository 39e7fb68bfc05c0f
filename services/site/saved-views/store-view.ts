import { randomUUID } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/saved-views'
import { namesOfStaff } from '@/services/auth/domain/names-of-staff'
import { savedViews } from '@/services/db/tables/records'
import { requireRight } from '@/services/kit/admit-right'
import { operation } from '@/services/kit/service'
import { listTarget } from '../domain/list-target'
import { requestedList } from '../domain/requested-list'
import { presentView } from './present'

export const storeView = operation(contracts.storeView, async ({ type, name: given, query, columns = [], isShared = false }, ctx) => {
  requestedList(ctx, type)
  // What everybody finds in their list is said by those who work in it.
  if (isShared) requireRight(ctx, type, 'write')
  const staffId = ctx.session.staff!.id
  const name = given.trim()
  const ofOwn = and(eq(savedViews.siteId, ctx.siteId), eq(savedViews.type, type), eq(savedViews.staffId, staffId))
  if ((await ctx.db.$count(savedViews, and(ofOwn, ne(savedViews.name, name)))) >= contracts.MOST_VIEWS) throw ctx.fail('tooMany')
  const { siteId, now } = ctx
  const [row] = await ctx.db
    .insert(savedViews)
    .values({ id: randomUUID(), siteId, staffId, type, name, query, columns, isShared, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [savedViews.siteId, savedViews.type, savedViews.staffId, savedViews.name],
      set: { query, columns, isShared, updatedAt: now },
    })
    .returning()
  if (isShared) ctx.audit('record.shareView', listTarget(type), { name })
  return { item: presentView(row!, staffId, await namesOfStaff(ctx, [staffId])) }
})
