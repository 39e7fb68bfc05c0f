import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/coupon-codes'
import { codeFault, plainCode } from '@/schemas/rules/store/coupon-code'
import { blindIndex } from '@/services/base/seal'
import { couponCodes, coupons } from '@/services/db/tables/coupons'
import { operation, type CtxOf } from '@/services/kit/service'
import { CODE_PLACE } from '../domain/benefits/code-place'
import { giveToMember } from '../domain/benefits/give-to-member'

type Context = CtxOf<typeof contracts.takeCoupon>

/**
 * All who give in codes of one coupon follow one another at its row: the last piece and a single code go to one of them. Whoever tries codes
 * hears one sentence, whatever is the matter, so that nobody learns which codes there are; why it was refused stands in the log.
 */
export const takeCoupon = operation(contracts.takeCoupon, async ({ code: typed }, ctx) => {
  const { db, now, session, log } = ctx
  const refused = (reason: string) => {
    log.info({ event: 'coupon-code-refused', reason }, 'a code of a coupon was refused')
    return ctx.fail('refused')
  }
  // What cannot be a code of ours is none.
  const known = codeFault(typed) === undefined ? await lockedBy(blindIndex(plainCode(typed), CODE_PLACE), ctx) : undefined
  if (!known) throw refused('unknown')
  const { coupon, codeSeq, isSpent } = known
  if (isSpent) throw refused('spent')
  const given = await giveToMember(ctx, coupon, session.user!.memberNo)
  if (typeof given === 'string') throw refused(given)
  if (codeSeq !== undefined) await db.update(couponCodes).set({ issuedSeq: given, usedAt: now }).where(eq(couponCodes.codeSeq, codeSeq))
  return { item: { couponId: given, name: coupon.name } }
})

interface Known {
  coupon: typeof coupons.$inferSelect
  /** Of a single code. */
  codeSeq?: number
  isSpent: boolean
}

/** The coupon of a code, locked, and the number of the code where it is a single one. */
async function lockedBy(codeIndex: string, { db, siteId }: Context): Promise<Known | undefined> {
  const [common] = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.siteId, siteId), eq(coupons.codeIndex, codeIndex)))
    .for('update')
  if (common) return { coupon: common, isSpent: false }
  const [single] = await db
    .select({ codeSeq: couponCodes.codeSeq, couponSeq: couponCodes.couponSeq })
    .from(couponCodes)
    .where(and(eq(couponCodes.siteId, siteId), eq(couponCodes.codeIndex, codeIndex)))
  if (!single) return undefined
  const { codeSeq } = single
  const [coupon] = await db.select().from(coupons).where(eq(coupons.couponSeq, single.couponSeq)).for('update')
  // Read once the coupon is locked.
  const [now] = await db.select({ issuedSeq: couponCodes.issuedSeq }).from(couponCodes).where(eq(couponCodes.codeSeq, codeSeq))
  return { coupon: coupon!, codeSeq, isSpent: now!.issuedSeq !== null }
}
