import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { goodsQuestions } from '@/services/db/tables/questions'
import { goodsReviews } from '@/services/db/tables/reviews'
import { goods } from '@/services/db/tables/store'
import type { OwnPart } from '@/services/parts/read-own-timeline'
import { happenings, numbersOf } from '@/services/parts/read-timeline'

const GONE = '지금은 없는 상품'

/** A question stands where it was answered, and until then where it was asked. */
const questions: OwnPart = {
  id: 'goods-question',
  kind: 'order',
  find: ({ siteId }, memberNo) =>
    sql`select ${goodsQuestions.questionSeq}::text as id, coalesce(${goodsQuestions.answeredAt}, ${goodsQuestions.postedAt}) as at from ${goodsQuestions} where ${and(eq(goodsQuestions.siteId, siteId), eq(goodsQuestions.memberNo, memberNo))}`,
  async tell({ db }, ids) {
    const { questionSeq, answeredAt, hiddenAt, goodsId } = goodsQuestions
    const rows = await db
      .select({ questionSeq, answeredAt, hiddenAt, goodsId, name: goods.name })
      .from(goodsQuestions)
      .leftJoin(goods, eq(goods.goodsId, goodsId))
      .where(inArray(questionSeq, numbersOf(ids)))
    return new Map(
      rows.map((row) => [
        String(row.questionSeq),
        {
          name: '상품 문의',
          words: row.answeredAt ? '문의에 답변이 왔습니다' : '상품을 문의했습니다',
          detail: row.name ?? GONE,
          state: row.hiddenAt ? '숨김' : row.answeredAt ? '답변 완료' : '답변 대기',
          tone: 'done' as const,
          path: '/mypage/consulting/qna',
          label: '문의 보기',
        },
      ]),
    )
  },
}

const reviews: OwnPart = {
  id: 'goods-review',
  kind: 'tour',
  find: ({ siteId }, memberNo) =>
    happenings(
      goodsReviews,
      goodsReviews.reviewSeq,
      goodsReviews.postedAt,
      and(eq(goodsReviews.siteId, siteId), eq(goodsReviews.memberNo, memberNo), isNull(goodsReviews.deletedAt)),
    ),
  async tell({ db }, ids) {
    const { reviewSeq, stars, hiddenAt, answeredAt } = goodsReviews
    const rows = await db
      .select({ reviewSeq, stars, hiddenAt, answeredAt, name: goods.name })
      .from(goodsReviews)
      .leftJoin(goods, eq(goods.goodsId, goodsReviews.goodsId))
      .where(inArray(reviewSeq, numbersOf(ids)))
    return new Map(
      rows.map((row) => [
        String(row.reviewSeq),
        {
          name: '상품 후기',
          words: '후기를 남겼습니다',
          detail: `${row.name ?? GONE}, 별점 ${row.stars}점`,
          state: row.hiddenAt ? '숨김' : row.answeredAt ? '답글 있음' : '',
          tone: 'done' as const,
          path: '/mypage/shop/review',
          label: '후기 보기',
        },
      ]),
    )
  },
}

export const ownVoices: readonly OwnPart[] = [questions, reviews]
