import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { goodsReviews } from '@/services/db/tables/reviews'
import type { Ctx } from '@/services/kit/service'
import type { ReviewRow } from './present-review'

/** The caller's own review, locked; one answer for another member's and for none, so that numbers tell nothing (P-MEM-2). */
export async function ownReview(db: Database, { siteId, session }: Ctx, reviewSeq: number): Promise<ReviewRow | undefined> {
  const [row] = await db
    .select()
    .from(goodsReviews)
    .where(
      and(
        eq(goodsReviews.siteId, siteId),
        eq(goodsReviews.reviewSeq, reviewSeq),
        eq(goodsReviews.memberNo, session.user!.memberNo),
        isNull(goodsReviews.deletedAt),
      ),
    )
    .for('update')
  return row
}
