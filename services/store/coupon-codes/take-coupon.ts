import { and, eq, max, sql } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/coupon-codes'
import { codeFault, plainCode } from '@/schemas/rules/store/coupon-code'
import { formatDate } from '@/schemas/words/dates'
import { seoulDay } from '@/schemas/words/seoul-day'
import { blindIndex } from '@/services/base/seal'
import { couponCodes, coupons, issuedCoupons } from '@/services/db/tables/coupons'
import { members } from '@/services/db/tables/members'
import { operation, type CtxOf } from '@/services/kit/service'
import { CODE_PLACE } from '../domain/benefits/code-place'
import { couponAudience } from '../domain/benefits/coupon-audience'
import { isFirstOrder } from '../domain/benefits/is-first-order'
import { issueCoupons } from '../domain/benefits/issue-coupons'

type Context = CtxOf<typeof contracts.takeCoupon>
type Coupon = typeof coupons.$inferSelect

/** All who give in codes of one coupon follow one another at its row: the last piece and a single code go to one of them. */
export const takeCoupon = operation(contracts.takeCoupon, async ({ code: typed }, ctx) => {
  const { db, now, session } = ctx
  const { memberNo } = session.user!
  // What cannot be a code of ours is none.
  if (codeFault(typed) !== undefined) throw ctx.fail('unknown')
  const codeIndex = blindIndex(plainCode(typed), CODE_PLACE)
  const { coupon, codeSeq } = await lockedBy(codeIndex, ctx)
  if (codeSeq !== undefined) await requireUnspent(codeSeq, memberNo, ctx)
  if (coupon.endedAt !== null) throw ctx.fail('ended')
  if (coupon.endsAt < now) throw ctx.fail('expired')
  if (coupon.startsAt > now) throw ctx.fail('soon', { words: `${formatDate(seoulDay(coupon.startsAt))}부터 쓰실 수 있는 쿠폰 코드입니다.` })
  const nth = await nextOf(coupon, memberNo, ctx)
  if (!(await isFor(coupon, memberNo, ctx))) throw ctx.fail('notYours')
  if (coupon.firstOrderYn === 'Y' && !(await isFirstOrder(ctx, memberNo))) throw ctx.fail('notFirst')
  const [issued] = await issueCoupons(ctx, coupon, [memberNo], nth)
  if (!issued) throw ctx.fail('had')
  if (codeSeq !== undefined)
    await db.update(couponCodes).set({ issuedSeq: issued.issuedSeq, usedAt: now }).where(eq(couponCodes.codeSeq, codeSeq))
  if (coupon.openedAt === null)
    await db
      .update(coupons)
      .set({ openedAt: now, version: coupon.version + 1 })
      .where(eq(coupons.couponSeq, coupon.couponSeq))
  return { item: { couponId: issued.issuedSeq, name: coupon.name } }
})

/** The coupon of a code, locked, and the number of the code where it is a single one. */
async function lockedBy(codeIndex: string, { db, siteId, fail }: Context): Promise<{ coupon: Coupon; codeSeq?: number }> {
  const [common] = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.siteId, siteId), eq(coupons.codeIndex, codeIndex)))
    .for('update')
  if (common) return { coupon: common }
  const [single] = await db
    .select({ codeSeq: couponCodes.codeSeq, couponSeq: couponCodes.couponSeq })
    .from(couponCodes)
    .where(and(eq(couponCodes.siteId, siteId), eq(couponCodes.codeIndex, codeIndex)))
  if (!single) throw fail('unknown')
  const [coupon] = await db.select().from(coupons).where(eq(coupons.couponSeq, single.couponSeq)).for('update')
  return { coupon: coupon!, codeSeq: single.codeSeq }
}

/** Read once the coupon is locked. */
async function requireUnspent(codeSeq: number, memberNo: string, { db, fail }: Context): Promise<void> {
  const [used] = await db
    .select({ by: issuedCoupons.memberNo })
    .from(couponCodes)
    .innerJoin(issuedCoupons, eq(issuedCoupons.issuedSeq, couponCodes.issuedSeq))
    .where(eq(couponCodes.codeSeq, codeSeq))
  if (used) throw fail(used.by === memberNo ? 'had' : 'spent')
}

/** The how many-th one of this coupon a member would have. */
async function nextOf({ couponSeq, perMember, pieces }: Coupon, memberNo: string, { db, fail }: Context): Promise<number> {
  const [own] = await db
    .select({ last: max(issuedCoupons.nth), count: sql<number>`count(*)::int` })
    .from(issuedCoupons)
    .where(and(eq(issuedCoupons.couponSeq, couponSeq), eq(issuedCoupons.memberNo, memberNo)))
  const { last, count } = own!
  if (count >= perMember)
    throw fail('had', perMember === 1 ? {} : { words: `한 회원이 ${perMember}번까지 받으실 수 있는 쿠폰을 이미 모두 받으셨습니다.` })
  if (pieces !== null && (await db.$count(issuedCoupons, eq(issuedCoupons.couponSeq, couponSeq))) >= pieces) throw fail('usedUp')
  return (last ?? 0) + 1
}

const isFor = async (coupon: Coupon, memberNo: string, { db, siteId }: Context): Promise<boolean> =>
  (await db.$count(members, and(couponAudience(siteId, coupon), eq(members.memberNo, memberNo)))) > 0
