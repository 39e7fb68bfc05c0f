import { issuedCoupons, type coupons } from '@/services/db/tables/coupons'
import type { StoreCtx } from '../orders/move-order'
import { postGifts } from './post-ledger'

export type IssuableCoupon = Pick<typeof coupons.$inferSelect, 'couponSeq' | 'name' | 'endsAt'>

/** Gives a coupon to members, one to each. @param nth the how many-th one of them. @returns those who did not have that one before. */
export async function issueCoupons(
  ctx: Omit<StoreCtx, 'touch'>,
  { couponSeq, name, endsAt }: IssuableCoupon,
  memberNos: readonly string[],
  nth = 1,
): Promise<{ issuedSeq: number; memberNo: string }[]> {
  if (memberNos.length === 0) return []
  const { db, siteId, now } = ctx
  const rows = await db
    .insert(issuedCoupons)
    .values(memberNos.toSorted().map((memberNo) => ({ siteId, couponSeq, memberNo, nth, issuedAt: now, expiresAt: endsAt })))
    .onConflictDoNothing()
    .returning({ issuedSeq: issuedCoupons.issuedSeq, memberNo: issuedCoupons.memberNo })
  const gifts = rows.map(({ issuedSeq, memberNo }) => ({ memberNo, key: `coupon:${issuedSeq}`, amount: 1 }))
  await postGifts(ctx, 'coupon', gifts, name)
  return rows
}
