import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/coupon-desk'
import { isDuplicateKey } from '@/services/db/sql-state'
import { coupons } from '@/services/db/tables/coupons'
import { operation } from '@/services/kit/service'
import { OPEN_COUPONS_TAG } from '../domain/benefits/open-coupons'
import { auditedTerms } from './audited-terms'
import { couponColumns } from './coupon-columns'
import { CODE_TAKEN, freeCode } from './free-code'
import { lockCoupon } from './lock-coupon'
import { couponTarget, presentDeskCoupon } from './present-desk-coupon'

export const changeCoupon = operation(contracts.changeCoupon, async ({ couponSeq, version, ...terms }, ctx) => {
  const row = await lockCoupon(ctx, { couponSeq, version })
  if (row.openedAt !== null) throw ctx.fail('issued')
  const columns = couponColumns(terms, ctx)
  await freeCode(ctx, columns.codeIndex, couponSeq)
  try {
    await ctx.db
      .update(coupons)
      .set({ ...columns, version: version + 1 })
      .where(eq(coupons.couponSeq, couponSeq))
  } catch (error) {
    if (isDuplicateKey(error)) throw ctx.fail('codeTaken', CODE_TAKEN)
    throw error
  }
  if (row.codeKind === 'open' || columns.codeKind === 'open') ctx.touch(OPEN_COUPONS_TAG)
  ctx.audit('coupon.change', couponTarget(couponSeq), auditedTerms(terms))
  return { item: (await presentDeskCoupon(ctx, couponSeq))! }
})
