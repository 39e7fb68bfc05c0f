import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/reviews'
import { pointsToAdd, REVIEW_PHOTOS } from '@/schemas/rules/store/review-points'
import { goodsReviews } from '@/services/db/tables/reviews'
import { operation } from '@/services/kit/service'
import { ownReview } from '../domain/voices/own-review'
import { countReviews } from '../domain/voices/count-reviews'
import { giveReviewPoints } from '../domain/voices/review-points'
import { takePhotos, takeWords } from '../domain/voices/take-photos'

export const editReview = operation(
  contracts.editGoodsReview,
  async ({ reviewSeq, stars, contents: typed, files = [], keep = [] }, ctx) => {
    const { siteId, now, session } = ctx
    const { memberNo } = session.user!
    const contents = await takeWords(ctx, typed)
    const isOwn = await ctx.db.transaction((tx) => ownReview(tx, ctx, reviewSeq))
    if (!isOwn) throw ctx.fail('notOwn')
    if (keep.length + files.length > REVIEW_PHOTOS) throw ctx.fail('tooMany')
    const added = await takePhotos(ctx, files)
    return ctx.db.transaction(async (tx) => {
      const row = await ownReview(tx, ctx, reviewSeq)
      if (!row) throw ctx.fail('notOwn')
      // Only photographs of this review stay: a path that was typed shows nothing of others.
      const photos = [...new Set([...keep.filter((src) => row.photos.includes(src)), ...added])]
      const rest = row.lineSeq === null ? 0 : pointsToAdd(row.points, photos.length)
      await tx
        .update(goodsReviews)
        .set({ stars, contents, photos, points: row.points + rest, updatedAt: now })
        .where(eq(goodsReviews.reviewSeq, reviewSeq))
      const inside = { db: tx, siteId, now, touch: (...tags: string[]) => ctx.touch(...tags) }
      await countReviews(inside, row.goodsId)
      if (rest > 0) await giveReviewPoints(inside, memberNo, row.lineSeq!, rest, true)
      const more = rest > 0 ? ` 사진을 더해 주셔서 ${rest.toLocaleString('ko-KR')}포인트를 더 적립했습니다.` : ''
      return { item: { points: rest }, message: `후기를 고쳤습니다.${more}` }
    })
  },
)
