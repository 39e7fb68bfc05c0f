import * as contracts from '@/schemas/api/store/coupon-desk'
import { couponRuns } from '@/services/db/tables/coupons'
import { members } from '@/services/db/tables/members'
import { operation } from '@/services/kit/service'
import { couponAudience } from '../domain/benefits/coupon-audience'
import { COUPON_RUNS_TAG } from '../domain/benefits/coupon-runs-tag'
import { lockCoupon } from './lock-coupon'
import { couponTarget, presentDeskCoupon } from './present-desk-coupon'

export const issueCouponToAll = operation(contracts.issueCouponToAll, async ({ couponSeq, version }, ctx) => {
  const { db, siteId, now } = ctx
  const coupon = await lockCoupon(ctx, { couponSeq, version })
  if (coupon.audience === 'named') throw ctx.fail('named')
  if (coupon.codeKind !== 'none') throw ctx.fail('byCode')
  const total = await db.$count(members, couponAudience(siteId, coupon))
  const startedBy = `staff:${ctx.session.staff!.id}`
  const begun = await db
    .insert(couponRuns)
    .values({ siteId, couponSeq, total, startedBy, startedAt: now })
    .onConflictDoNothing()
    .returning({ runSeq: couponRuns.runSeq })
  if (begun.length === 0) throw ctx.fail('running')
  ctx.touch(COUPON_RUNS_TAG)
  ctx.audit('coupon.issueAll', couponTarget(couponSeq), { total })
  return { item: await presentDeskCoupon(ctx, couponSeq) }
})
