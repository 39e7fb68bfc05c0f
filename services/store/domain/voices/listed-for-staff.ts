import { and, eq, gt, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { ReviewState } from '@/schemas/api/store/review-desk'
import { goodsReviews } from '@/services/db/tables/reviews'

const { hiddenAt, reportCnt, reportedAt, reviewedAt, deletedAt, siteId } = goodsReviews

/** Reported, and not decided since. */
const isReported = (): SQL => and(isNull(hiddenAt), gt(reportCnt, sql`0`), or(isNull(reviewedAt), gt(reportedAt, reviewedAt)))!

/** How staff sort a review. */
export const reviewState = (): SQL<ReviewState> =>
  sql<ReviewState>`case when ${isNotNull(hiddenAt)} then 'hidden' when ${isReported()} then 'reported' else 'shown' end`

/** What members took away is not the staff's business. */
export const listedForStaff = (site: string): SQL => and(eq(siteId, site), isNull(deletedAt))!
