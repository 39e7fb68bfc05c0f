import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/review-desk'
import { goodsReviews } from '@/services/db/tables/reviews'
import { raiseAlarm } from '@/services/alarms/alarms'
import { operation } from '@/services/kit/service'
import { listedForStaff } from '../domain/voices/listed-for-staff'

export const answerReview = operation(contracts.answerReview, async ({ reviewSeq, answer: typed }, ctx) => {
  const { db, siteId, now, session } = ctx
  const answer = typed.trim()
  const [row] = await db
    .update(goodsReviews)
    .set(answer ? { answer, answeredAt: now, answeredBy: session.staff!.id } : { answer, answeredAt: null, answeredBy: null })
    .where(and(listedForStaff(siteId), eq(goodsReviews.reviewSeq, reviewSeq)))
    .returning({ goodsId: goodsReviews.goodsId, memberNo: goodsReviews.memberNo })
  if (!row) throw ctx.fail('missing')
  ctx.audit('goods-review.answer', `goods-review:${reviewSeq}`, { answer }, [row])
  ctx.touch(`goods-reviews:${row.goodsId ?? ''}`)
  if (answer && row.memberNo)
    await raiseAlarm(ctx, {
      memberNo: row.memberNo,
      kind: 'reply',
      title: '남기신 상품 후기에 판매자가 답글을 남겼습니다.',
      link: '/mypage/shop/review?tab=written',
      key: `goods-review-answer:${reviewSeq}`,
    })
  return { message: answer ? '답글을 저장했습니다.' : '답글을 지웠습니다.' }
})
