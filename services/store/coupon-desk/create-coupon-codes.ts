import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/coupon-codes'
import { CODE_LENGTH, CODE_LETTERS, CODE_TAIL, MOST_CODES } from '@/schemas/rules/store/coupon-code'
import { blindIndex } from '@/services/base/seal'
import { couponCodes, coupons } from '@/services/db/tables/coupons'
import { operation } from '@/services/kit/service'
import { CODE_PLACE } from '../domain/benefits/code-place'
import { lockCoupon } from './lock-coupon'
import { couponTarget } from './present-desk-coupon'

/** Far below as many values as one statement may have. */
const PORTION = 2_000

/** From the first one on they may be in people's hands: the terms do not change any more. */
export const createCouponCodes = operation(contracts.createCouponCodes, async ({ couponSeq, version, count }, ctx) => {
  const { db, siteId, now } = ctx
  const coupon = await lockCoupon(ctx, { couponSeq, version })
  if (coupon.codeKind !== 'single') throw ctx.fail('notSingle')
  const before = await db.$count(couponCodes, eq(couponCodes.couponSeq, couponSeq))
  if (before + count > MOST_CODES) throw ctx.fail('tooMany')
  let made = 0
  // One of so many that are possible is hardly ever there already; then another one is made.
  while (made < count) {
    const some = Array.from({ length: Math.min(PORTION, count - made) }, newCode).map((code) => ({
      ...{ siteId, couponSeq, code, createdAt: now },
      codeIndex: blindIndex(code, CODE_PLACE),
      tail: code.slice(-CODE_TAIL),
    }))
    made += (await db.insert(couponCodes).values(some).onConflictDoNothing().returning({ codeSeq: couponCodes.codeSeq })).length
  }
  await db
    .update(coupons)
    .set({ openedAt: coupon.openedAt ?? now, version: version + 1, updatedBy: `staff:${ctx.session.staff!.id}` })
    .where(eq(coupons.couponSeq, couponSeq))
  ctx.audit('coupon.createCodes', couponTarget(couponSeq), { count })
  return { item: { made, codes: before + made } }
})

const newCode = (): string => Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')
