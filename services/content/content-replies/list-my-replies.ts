import { and, desc, eq, isNull } from 'drizzle-orm'
import * as contracts from '@/schemas/api/content/replies'
import { interiorReplies } from '@/services/db/tables/content'
import { operation } from '@/services/kit/service'

/** More than one member writes about one thing. */
const MOST = 500

export const listMyReplies = operation(contracts.listMyReplies, async ({ subject }, { db, siteId, session }) => {
  const items = await db
    .select({ REPLY_SEQ: interiorReplies.replySeq })
    .from(interiorReplies)
    .where(
      and(
        eq(interiorReplies.siteId, siteId),
        eq(interiorReplies.subject, subject),
        eq(interiorReplies.memberNo, session.user!.memberNo),
        isNull(interiorReplies.deletedAt),
      ),
    )
    .orderBy(desc(interiorReplies.replySeq))
    .limit(MOST)
  return { items, totalCount: items.length }
})
