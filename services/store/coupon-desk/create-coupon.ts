import * as contracts from '@/schemas/api/store/coupon-desk'
import { coupons } from '@/services/db/tables/coupons'
import { operation } from '@/services/kit/service'
import { OPEN_COUPONS_TAG } from '../domain/benefits/open-coupons'
import { auditedTerms } from './audited-terms'
import { couponColumns } from './coupon-columns'
import { CODE_TAKEN, freeCode } from './free-code'
import { couponTarget, presentDeskCoupon } from './present-desk-coupon'

export const createCoupon = operation(contracts.createCoupon, async (terms, ctx) => {
  const columns = couponColumns(terms, ctx)
  await freeCode(ctx, columns.codeIndex)
  const [row] = await ctx.db
    .insert(coupons)
    .values({ ...columns, siteId: ctx.siteId, createdAt: ctx.now })
    .onConflictDoNothing()
    .returning({ couponSeq: coupons.couponSeq })
  if (!row) throw ctx.fail('codeTaken', CODE_TAKEN)
  if (columns.codeKind === 'open') ctx.touch(OPEN_COUPONS_TAG)
  ctx.audit('coupon.create', couponTarget(row.couponSeq), auditedTerms(terms))
  return { item: (await presentDeskCoupon(ctx, row.couponSeq))! }
})
