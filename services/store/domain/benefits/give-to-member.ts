import { and, eq, max, sql } from 'drizzle-orm'
import { coupons, issuedCoupons } from '@/services/db/tables/coupons'
import { members } from '@/services/db/tables/members'
import type { StoreCtx } from '../orders/move-order'
import { couponAudience } from './coupon-audience'
import { isFirstOrder } from './is-first-order'
import { issueCoupons } from './issue-coupons'

type Coupon = typeof coupons.$inferSelect

/** Why a member does not get a coupon that they ask for. */
export type CouponRefusal = 'ended' | 'expired' | 'soon' | 'usedUp' | 'had' | 'notYours' | 'notFirst'

/** Gives a member a coupon that is locked. @returns its number, or why it is not given. */
export async function giveToMember(ctx: Omit<StoreCtx, 'touch'>, coupon: Coupon, memberNo: string): Promise<number | CouponRefusal> {
  const { db, now } = ctx
  if (coupon.endedAt !== null) return 'ended'
  if (coupon.endsAt < now) return 'expired'
  if (coupon.startsAt > now) return 'soon'
  const nth = await nextOf(ctx, coupon, memberNo)
  if (typeof nth === 'string') return nth
  if (!(await isFor(ctx, coupon, memberNo))) return 'notYours'
  if (coupon.firstOrderYn === 'Y' && !(await isFirstOrder(ctx, memberNo))) return 'notFirst'
  const [issued] = await issueCoupons(ctx, coupon, [memberNo], nth)
  if (!issued) return 'had'
  if (coupon.openedAt === null)
    await db
      .update(coupons)
      .set({ openedAt: now, version: coupon.version + 1 })
      .where(eq(coupons.couponSeq, coupon.couponSeq))
  return issued.issuedSeq
}

/** The how many-th one of this coupon a member would have. */
async function nextOf(
  { db }: Pick<StoreCtx, 'db'>,
  { couponSeq, perMember, pieces }: Coupon,
  memberNo: string,
): Promise<number | 'had' | 'usedUp'> {
  const [own] = await db
    .select({ last: max(issuedCoupons.nth), count: sql<number>`count(*)::int` })
    .from(issuedCoupons)
    .where(and(eq(issuedCoupons.couponSeq, couponSeq), eq(issuedCoupons.memberNo, memberNo)))
  const { last, count } = own!
  if (count >= perMember) return 'had'
  if (pieces !== null && (await db.$count(issuedCoupons, eq(issuedCoupons.couponSeq, couponSeq))) >= pieces) return 'usedUp'
  return (last ?? 0) + 1
}

export const isFor = async (
  { db, siteId }: Pick<StoreCtx, 'db' | 'siteId'>,
  coupon: Pick<Coupon, 'audience' | 'grade'>,
  memberNo: string,
): Promise<boolean> => (await db.$count(members, and(couponAudience(siteId, coupon), eq(members.memberNo, memberNo)))) > 0
