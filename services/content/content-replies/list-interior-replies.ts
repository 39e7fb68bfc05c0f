import { exists } from 'drizzle-orm'
import * as contracts from '@/schemas/api/content/replies'
import { interiorCases } from '@/services/db/tables/content'
import { operation } from '@/services/kit/service'
import { pageOfReplies } from './page-of-replies'
import { shownCase } from './read-place'

export const listInteriorReplies = operation(contracts.listInteriorReplies, ({ seq, ...asked }, ctx) => {
  const isShown = exists(ctx.db.select().from(interiorCases).where(shownCase(ctx.siteId, seq)))
  return pageOfReplies(ctx, { seq }, isShown, asked)
})
