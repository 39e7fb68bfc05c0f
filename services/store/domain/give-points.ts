import type { coupons } from '@/services/db/tables/coupons'
import { issuedCoupons } from '@/services/db/tables/coupons'
import type { StoreCtx } from './move-order'
import { postLedger } from './post-ledger'

/** Gives points to a member, once for a key. @param reason in words for the member. */
export const givePoints = (ctx: StoreCtx, memberNo: string, points: number, key: string, reason: string): Promise<void> =>
  postLedger(ctx, key, reason, [
    { unit: 'point', kind: 'member', memberNo, amount: points },
    { unit: 'point', kind: 'given', memberNo: null, amount: -points },
  ])

/** Gives a coupon to a member, once. @returns its number; undefined where the member had it before. */
export async function issueCoupon(
  ctx: StoreCtx,
  { couponSeq, name }: Pick<typeof coupons.$inferSelect, 'couponSeq' | 'name'>,
  memberNo: string,
  expiresAt: Date,
): Promise<number | undefined> {
  const { db, siteId, now } = ctx
  const [row] = await db
    .insert(issuedCoupons)
    .values({ siteId, couponSeq, memberNo, issuedAt: now, expiresAt })
    .onConflictDoNothing()
    .returning({ issuedSeq: issuedCoupons.issuedSeq })
  if (!row) return undefined
  await postLedger(ctx, `coupon:${row.issuedSeq}`, name, [
    { unit: 'coupon', kind: 'member', memberNo, amount: 1 },
    { unit: 'coupon', kind: 'given', memberNo: null, amount: -1 },
  ])
  return row.issuedSeq
}
