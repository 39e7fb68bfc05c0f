import { and, eq, inArray } from 'drizzle-orm'
import { goodsQuestions } from '@/services/db/tables/questions'
import { goodsReviews } from '@/services/db/tables/reviews'
import { goods } from '@/services/db/tables/store'
import { happenings, numbersOf, toldBy, type TimelinePart } from '@/services/parts/read-timeline'

const GONE = '지금은 없는 상품'
/** The desk, narrowed to the goods: what is hidden or private has no page that visitors see. */
const deskPath = (desk: string, name: string | null): string =>
  `/ice_builder/${desk}${name === null ? '' : `?q=${encodeURIComponent(name)}`}`

const reviews: TimelinePart = {
  id: 'goods-review',
  kind: 'reply',
  right: 'reviews',
  find: ({ siteId }, memberNo) =>
    happenings(
      goodsReviews,
      goodsReviews.reviewSeq,
      goodsReviews.postedAt,
      and(eq(goodsReviews.siteId, siteId), eq(goodsReviews.memberNo, memberNo)),
    ),
  async tell({ db }, ids) {
    const { reviewSeq, stars, photos, hiddenAt, deletedAt, answeredAt } = goodsReviews
    const rows = await db
      .select({ reviewSeq, stars, photos, hiddenAt, deletedAt, answeredAt, name: goods.name })
      .from(goodsReviews)
      .leftJoin(goods, eq(goods.goodsId, goodsReviews.goodsId))
      .where(inArray(reviewSeq, numbersOf(ids)))
    return toldBy(
      rows,
      (row) => row.reviewSeq,
      (row) => ({
        words: `${row.name ?? GONE} 후기`,
        detail: [`별점 ${row.stars}점`, row.photos.length > 0 ? `사진 ${row.photos.length}장` : ''].filter(Boolean).join(', '),
        ...stateOf([row.deletedAt, '삭제'], [row.hiddenAt, '숨김'], [row.answeredAt, '답글 있음']),
        path: deskPath('reviews', row.name),
      }),
    )
  },
}

const questions: TimelinePart = {
  id: 'goods-question',
  kind: 'question',
  right: 'questions',
  find: ({ siteId }, memberNo) =>
    happenings(
      goodsQuestions,
      goodsQuestions.questionSeq,
      goodsQuestions.postedAt,
      and(eq(goodsQuestions.siteId, siteId), eq(goodsQuestions.memberNo, memberNo)),
    ),
  async tell({ db }, ids) {
    const { questionSeq, answeredAt, hiddenAt } = goodsQuestions
    const rows = await db
      .select({ questionSeq, answeredAt, hiddenAt, name: goods.name })
      .from(goodsQuestions)
      .leftJoin(goods, eq(goods.goodsId, goodsQuestions.goodsId))
      .where(inArray(questionSeq, numbersOf(ids)))
    return toldBy(
      rows,
      (row) => row.questionSeq,
      (row) => ({
        words: `${row.name ?? GONE} 문의`,
        state: row.hiddenAt ? '숨김' : row.answeredAt ? '답변함' : '답변 전',
        path: deskPath('questions', row.name),
      }),
    )
  },
}

/** The first that is so. */
function stateOf(...states: readonly (readonly [since: Date | null, words: string])[]): { state?: string } {
  const found = states.find(([since]) => since !== null)
  return found ? { state: found[1] } : {}
}

export const voiceTimeline: readonly TimelinePart[] = [reviews, questions]
