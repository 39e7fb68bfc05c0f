import { and, eq, sql } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/reviews'
import { goodsReviews } from '@/services/db/tables/reviews'
import { operation } from '@/services/kit/service'
import { noteReport } from '@/services/members/domain/note-report'
import { countsAsReview } from '../domain/voices/count-reviews'

export const reportReview = operation(contracts.reportGoodsReview, async ({ reviewSeq, reason }, ctx) => {
  const { db, siteId, now } = ctx
  const [row] = await db
    .update(goodsReviews)
    .set({ reportCnt: sql`${goodsReviews.reportCnt} + 1`, reportedAt: now })
    .where(and(eq(goodsReviews.siteId, siteId), eq(goodsReviews.reviewSeq, reviewSeq), countsAsReview()))
    .returning({ author: goodsReviews.memberNo })
  if (!row) throw ctx.fail('missing')
  await noteReport(ctx, { of: 'goods', replySeq: reviewSeq, reason, author: row.author })
  return {}
})
