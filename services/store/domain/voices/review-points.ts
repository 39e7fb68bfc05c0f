import { pointsToReturn } from '@/schemas/rules/store/review-points'
import { givePoints } from '../benefits/give-points'
import type { StoreCtx } from '../orders/move-order'
import { balanceOf, lockLedger, postLedger } from '../benefits/post-ledger'

/** Books points for the review of a line; the first ones and the rest for a photograph have keys of their own. */
export const giveReviewPoints = (ctx: StoreCtx, memberNo: string, lineSeq: number, points: number, isRest: boolean): Promise<void> =>
  givePoints(ctx, memberNo, points, `review:${lineSeq}${isRest ? ':photo' : ''}`, isRest ? '상품 후기에 사진을 더함' : '상품 후기')

/** Takes points back as far as the member still has them. @returns how many. */
export async function returnReviewPoints(ctx: StoreCtx, memberNo: string, lineSeq: number, given: number): Promise<number> {
  await lockLedger(ctx.db, memberNo, 'point')
  const points = pointsToReturn(given, await balanceOf(ctx.db, memberNo, 'point'))
  await postLedger(ctx, `review:${lineSeq}:return`, '상품 후기를 삭제하여 회수', [
    { unit: 'point', kind: 'member', memberNo, amount: -points },
    { unit: 'point', kind: 'given', memberNo: null, amount: points },
  ])
  return points
}
