import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/orders'
import { coupons, issuedCoupons } from '@/services/db/tables/coupons'
import { couponUses } from '@/services/db/tables/ledger'
import { operation } from '@/services/kit/service'
import { issuedState } from '../domain/benefits/coupon-states'

export const listCoupons = operation(contracts.listCoupons, async ({ page = 1, size = 20 }, ctx) => {
  const { db, siteId, now, session } = ctx
  const mine = and(eq(issuedCoupons.siteId, siteId), eq(issuedCoupons.memberNo, session.user!.memberNo))
  const state = issuedState(now)
  const rows = await db
    .select({ issued: issuedCoupons, coupon: coupons, useSeq: couponUses.useSeq, state })
    .from(issuedCoupons)
    .innerJoin(coupons, eq(coupons.couponSeq, issuedCoupons.couponSeq))
    .leftJoin(couponUses, and(eq(couponUses.issuedSeq, issuedCoupons.issuedSeq), isNull(couponUses.releasedAt)))
    .where(mine)
    .orderBy(desc(eq(state, 'unused')), asc(issuedCoupons.expiresAt), asc(issuedCoupons.issuedSeq))
    .limit(size)
    .offset((page - 1) * size)
  return {
    items: rows.map(({ issued, coupon: { name, discount, unit, most, minAmount, startsAt }, useSeq, state }) => ({
      ...{ name, discount, unit, most, minAmount },
      couponId: issued.issuedSeq,
      state,
      startDt: startsAt.toISOString(),
      expireDt: issued.expiresAt.toISOString(),
      usedYn: useSeq === null ? ('N' as const) : ('Y' as const),
      usableYn: state === 'unused' ? ('Y' as const) : ('N' as const),
    })),
    totalCount: await db.$count(issuedCoupons, mine),
  }
})
