import { and, eq } from 'drizzle-orm'
import { pointsToReturn } from '@/schemas/rules/store/review-points'
import { ledgerAccounts } from '@/services/db/tables/ledger'
import { givePoints } from './give-points'
import type { StoreCtx } from './move-order'
import { balanceOf, postLedger } from './post-ledger'

/** Books points for the review of a line; the first ones and the rest for a photograph have keys of their own. */
export const giveReviewPoints = (ctx: StoreCtx, memberNo: string, lineSeq: number, points: number, isRest: boolean): Promise<void> =>
  givePoints(ctx, memberNo, points, `review:${lineSeq}${isRest ? ':photo' : ''}`, isRest ? '상품 후기에 사진을 더함' : '상품 후기')

/** Takes points back as far as the member still has them. @returns how many. */
export async function returnReviewPoints(ctx: StoreCtx, memberNo: string, lineSeq: number, given: number): Promise<number> {
  // Locked before it is added up: a spending at the same moment waits, or is waited for.
  await ctx.db
    .select({ accountSeq: ledgerAccounts.accountSeq })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.memberNo, memberNo), eq(ledgerAccounts.unit, 'point'), eq(ledgerAccounts.kind, 'member')))
    .for('no key update')
  const points = pointsToReturn(given, await balanceOf(ctx.db, memberNo, 'point'))
  await postLedger(ctx, `review:${lineSeq}:return`, '상품 후기를 삭제하여 회수', [
    { unit: 'point', kind: 'member', memberNo, amount: -points },
    { unit: 'point', kind: 'given', memberNo: null, amount: points },
  ])
  return points
}
