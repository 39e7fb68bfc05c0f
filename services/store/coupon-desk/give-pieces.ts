import { and, eq, inArray } from 'drizzle-orm'
import { coupons, issuedCoupons } from '@/services/db/tables/coupons'
import { issueCoupons } from '../domain/benefits/issue-coupons'
import type { StoreCtx } from '../domain/orders/move-order'
import type { CouponRow } from './present-desk-coupon'

export interface GivenPieces {
  given: number
  /** Who had it before. */
  had: string[]
  /** For whom no piece was left. */
  short: string[]
}

/** Gives pieces of a locked coupon, in the order given, as long as there are some. */
export async function givePieces(ctx: Omit<StoreCtx, 'touch'>, coupon: CouponRow, memberNos: readonly string[]): Promise<GivenPieces> {
  const { db } = ctx
  const { couponSeq, pieces } = coupon
  const before = await db
    .select({ memberNo: issuedCoupons.memberNo })
    .from(issuedCoupons)
    .where(and(eq(issuedCoupons.couponSeq, couponSeq), inArray(issuedCoupons.memberNo, [...memberNos])))
  const had = new Set(before.map(({ memberNo }) => memberNo))
  const wanting = memberNos.filter((memberNo) => !had.has(memberNo))
  const left = pieces === null ? Infinity : Math.max(0, pieces - (await db.$count(issuedCoupons, eq(issuedCoupons.couponSeq, couponSeq))))
  const some = wanting.slice(0, left)
  const { length: given } = await issueCoupons(ctx, coupon, some)
  if (given > 0 && coupon.openedAt === null)
    await db
      .update(coupons)
      .set({ openedAt: ctx.now, version: coupon.version + 1 })
      .where(eq(coupons.couponSeq, couponSeq))
  return { given, had: [...had], short: wanting.slice(some.length) }
}
