import { exists } from 'drizzle-orm'
import * as contracts from '@/schemas/api/content/replies'
import { stylingContents } from '@/services/db/tables/content'
import { operation } from '@/services/kit/service'
import { pageOfReplies } from './page-of-replies'
import { shownContent } from './read-place'

export const listContentReplies = operation(contracts.listContentReplies, ({ kind, seq, ...asked }, ctx) => {
  const isShown = exists(ctx.db.select().from(stylingContents).where(shownContent(ctx.siteId, { kind, seq })))
  return pageOfReplies(ctx, { kind, seq }, isShown, asked)
})
