import { eq, inArray, or } from 'drizzle-orm'
import { orderLines } from '@/services/db/tables/orders'
import { goodsReviews } from '@/services/db/tables/reviews'
import { givePoints } from './give-points'
import type { StoreCtx } from '../orders/move-order'
import { takeBackRest } from './take-back-points'
import { earnWritingPoints, giveBackWritingPoints, takeBackWritingPoints } from './writing-points'

export const reviewPointsKey = (lineSeq: number): string => `review:${lineSeq}`

/** Books points for the review of a line. @returns how many there are, which is none where the member had them too often. */
export const earnReviewPoints = (ctx: StoreCtx, memberNo: string, lineSeq: number, points: number): Promise<number> =>
  earnWritingPoints(ctx, memberNo, { key: reviewPointsKey(lineSeq), points, reason: '상품 후기' })

/** The rest for a photograph that came later. */
export const addReviewPoints = (ctx: StoreCtx, memberNo: string, lineSeq: number, points: number): Promise<void> =>
  givePoints(ctx, memberNo, points, `${reviewPointsKey(lineSeq)}:photo`, '상품 후기에 사진을 더함')

/** Takes points back as far as the member still has them, because the member deletes the review. @returns how many. */
export const returnReviewPoints = (ctx: StoreCtx, memberNo: string, lineSeq: number, given: number): Promise<number> =>
  takeBackRest(ctx, memberNo, given, `${reviewPointsKey(lineSeq)}:return`, '상품 후기를 삭제하여 회수')

type Review = Pick<typeof goodsReviews.$inferSelect, 'reviewSeq' | 'memberNo' | 'lineSeq'>

/** Staff hid a review, or show it again: its points go with it. */
export async function followReviewPoints(ctx: StoreCtx, { reviewSeq, memberNo, lineSeq }: Review, isHidden: boolean): Promise<void> {
  if (memberNo === null || lineSeq === null) return
  const key = reviewPointsKey(lineSeq)
  const points = isHidden
    ? await takeBackWritingPoints(ctx, memberNo, key, '운영 원칙에 맞지 않아 숨긴 상품 후기의 포인트 회수')
    : (await isReturned(ctx, lineSeq))
      ? 0
      : await giveBackWritingPoints(ctx, memberNo, key, '다시 보이는 상품 후기')
  if (points === 0) return
  await ctx.db
    .update(goodsReviews)
    .set({ points: isHidden ? 0 : points })
    .where(eq(goodsReviews.reviewSeq, reviewSeq))
}

/** Lines of which every piece came back take the points of their reviews along. @param lineSeqs of a settled return. */
export async function takeBackReviewPoints(ctx: StoreCtx, lineSeqs: readonly number[]): Promise<void> {
  if (lineSeqs.length === 0) return
  const lines = await ctx.db
    .select({ lineSeq: orderLines.lineSeq, splitFrom: orderLines.splitFrom })
    .from(orderLines)
    .where(inArray(orderLines.lineSeq, [...lineSeqs]))
  for (const lineSeq of new Set(lines.map((line) => line.splitFrom ?? line.lineSeq))) {
    if (!(await isReturned(ctx, lineSeq))) continue
    const [review] = await ctx.db.select().from(goodsReviews).where(eq(goodsReviews.lineSeq, lineSeq)).for('update')
    if (!review || review.memberNo === null || review.points === 0) continue
    const points = await takeBackWritingPoints(ctx, review.memberNo, reviewPointsKey(lineSeq), '반품하신 상품의 후기 포인트 회수')
    if (points > 0) await ctx.db.update(goodsReviews).set({ points: 0 }).where(eq(goodsReviews.reviewSeq, review.reviewSeq))
  }
}

/** Nothing is left of a line, nor of what was split from it. */
async function isReturned({ db }: StoreCtx, lineSeq: number): Promise<boolean> {
  const lines = await db
    .select({ qty: orderLines.qty, cancelledQty: orderLines.cancelledQty })
    .from(orderLines)
    .where(or(eq(orderLines.lineSeq, lineSeq), eq(orderLines.splitFrom, lineSeq)))
  return lines.length > 0 && lines.every(({ qty, cancelledQty }) => cancelledQty >= qty)
}
