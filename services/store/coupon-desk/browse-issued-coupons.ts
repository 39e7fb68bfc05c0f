import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/coupon-desk'
import { maskId } from '@/schemas/rules/base/mask'
import { maskedName } from '@/schemas/rules/base/masked-name'
import { coupons, issuedCoupons } from '@/services/db/tables/coupons'
import { couponUses } from '@/services/db/tables/ledger'
import { members } from '@/services/db/tables/members'
import { operation } from '@/services/kit/service'
import { issuedState } from '../domain/benefits/coupon-states'

export const browseIssuedCoupons = operation(contracts.browseIssuedCoupons, async (wanted, ctx) => {
  const { couponSeq, page = 1, size = 20 } = wanted
  const { db, siteId, now, rights } = ctx
  const isHere = and(eq(coupons.siteId, siteId), eq(coupons.couponSeq, couponSeq))
  if ((await db.$count(coupons, isHere)) === 0) throw ctx.fail('missing')
  const state = issuedState(now)
  const rows = await db
    .select({
      issuedSeq: issuedCoupons.issuedSeq,
      issuedAt: issuedCoupons.issuedAt,
      orderId: couponUses.orderId,
      memberNo: members.memberNo,
      memberId: members.memberId,
      memberName: members.memberName,
      state,
      total: sql<string>`count(*) over ()`,
    })
    .from(issuedCoupons)
    .innerJoin(coupons, eq(coupons.couponSeq, issuedCoupons.couponSeq))
    .innerJoin(members, eq(members.memberNo, issuedCoupons.memberNo))
    .leftJoin(couponUses, and(eq(couponUses.issuedSeq, issuedCoupons.issuedSeq), isNull(couponUses.releasedAt)))
    .where(and(isHere, wanted.state ? eq(state, wanted.state) : undefined))
    .orderBy(desc(issuedCoupons.issuedSeq))
    .limit(size)
    .offset((page - 1) * size)
  return {
    items: rows.map(({ memberId, memberName, orderId, issuedAt, total: _, ...row }) => ({
      ...row,
      name: memberName && rights.sees('members', 'memberName') ? maskedName(memberName) : '',
      memberId: maskId(memberId ?? ''),
      orderId: orderId ?? '',
      issuedAt: issuedAt.toISOString(),
    })),
    totalCount: Number(rows[0]?.total ?? 0),
  }
})
