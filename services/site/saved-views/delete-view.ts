import { and, eq, or } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/saved-views'
import { savedViews } from '@/services/db/tables/records'
import { operation } from '@/services/kit/service'
import { listTarget } from '../domain/list-target'

export const deleteView = operation(contracts.deleteView, async ({ type, id }, ctx) => {
  const { id: staffId, role } = ctx.session.staff!
  const isOwn = eq(savedViews.staffId, staffId)
  const [gone] = await ctx.db
    .delete(savedViews)
    .where(
      and(
        eq(savedViews.siteId, ctx.siteId),
        eq(savedViews.type, type),
        eq(savedViews.id, id),
        role === 'adm' ? or(isOwn, eq(savedViews.isShared, true)) : isOwn,
      ),
    )
    .returning()
  if (!gone) throw ctx.fail('missing')
  if (gone.isShared) ctx.audit('record.deleteView', listTarget(type), { name: gone.name })
  return {}
})
