import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/review-desk'
import { goodsReviews } from '@/services/db/tables/reviews'
import { operation } from '@/services/kit/service'
import { listedForStaff } from '../domain/voices/listed-for-staff'
import { countReviews } from '../domain/voices/count-reviews'

const DONE = { hide: '후기를 숨겼습니다.', leave: '후기를 그대로 두었습니다.', show: '후기를 다시 보입니다.' } as const

export const decideReview = operation(contracts.decideReview, async ({ reviewSeq, decision, reason: typed }, ctx) => {
  const { db, siteId, now } = ctx
  const reason = typed.trim()
  const [row] = await db
    .update(goodsReviews)
    .set({ hiddenAt: decision === 'hide' ? now : null, reviewedAt: now, reviewReason: reason })
    .where(and(listedForStaff(siteId), eq(goodsReviews.reviewSeq, reviewSeq)))
    .returning({ goodsId: goodsReviews.goodsId, memberNo: goodsReviews.memberNo })
  if (!row) throw ctx.fail('missing')
  ctx.audit(
    decision === 'hide' ? 'goods-review.hide' : decision === 'leave' ? 'goods-review.leave' : 'goods-review.show',
    `goods-review:${reviewSeq}`,
    { reason },
    [row],
  )
  await countReviews(ctx, row.goodsId)
  return { message: DONE[decision] }
})
