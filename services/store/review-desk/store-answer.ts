import { and, eq } from 'drizzle-orm'
import { goodsReviews } from '@/services/db/tables/reviews'
import { raiseAlarm } from '@/services/alarms/alarms'
import type { Ctx } from '@/services/kit/service'
import { listedForStaff } from '../domain/voices/listed-for-staff'

/** Stores the shop's answer to one review, tells its writer and the audit log. @returns whether there is such a review. */
export async function storeAnswer(ctx: Ctx, reviewSeq: number, answer: string): Promise<boolean> {
  const { db, siteId, now, session } = ctx
  const [row] = await db
    .update(goodsReviews)
    .set(answer ? { answer, answeredAt: now, answeredBy: session.staff!.id } : { answer, answeredAt: null, answeredBy: null })
    .where(and(listedForStaff(siteId), eq(goodsReviews.reviewSeq, reviewSeq)))
    .returning({ goodsId: goodsReviews.goodsId, memberNo: goodsReviews.memberNo })
  if (!row) return false
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
  return true
}
