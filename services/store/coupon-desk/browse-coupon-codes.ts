import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/coupon-codes'
import { maskId } from '@/schemas/rules/base/mask'
import { maskedName } from '@/schemas/rules/base/masked-name'
import { maskedCode } from '@/schemas/rules/store/coupon-code'
import { couponCodes, coupons, issuedCoupons } from '@/services/db/tables/coupons'
import { members } from '@/services/db/tables/members'
import { operation } from '@/services/kit/service'

export const browseCouponCodes = operation(contracts.browseCouponCodes, async ({ couponSeq, state, page = 1, size = 20 }, ctx) => {
  const { db, siteId, rights } = ctx
  if ((await db.$count(coupons, and(eq(coupons.siteId, siteId), eq(coupons.couponSeq, couponSeq)))) === 0) throw ctx.fail('missing')
  const wanted = and(
    eq(couponCodes.couponSeq, couponSeq),
    state === undefined ? undefined : state === 'used' ? isNotNull(couponCodes.usedAt) : isNull(couponCodes.usedAt),
  )
  const { codeSeq, tail, createdAt, usedAt } = couponCodes
  const rows = await db
    .select({ codeSeq, tail, createdAt, usedAt, memberNo: members.memberNo, memberId: members.memberId, memberName: members.memberName })
    .from(couponCodes)
    .leftJoin(issuedCoupons, eq(issuedCoupons.issuedSeq, couponCodes.issuedSeq))
    .leftJoin(members, eq(members.memberNo, issuedCoupons.memberNo))
    .where(wanted)
    .orderBy(desc(codeSeq))
    .limit(size)
    .offset((page - 1) * size)
  return {
    items: rows.map((row) => ({
      codeSeq: row.codeSeq,
      masked: maskedCode(row.tail),
      createdAt: row.createdAt.toISOString(),
      usedAt: row.usedAt?.toISOString() ?? null,
      memberNo: row.memberNo ?? '',
      name: row.memberName && rights.sees('members', 'memberName') ? maskedName(row.memberName) : '',
      memberId: row.memberNo === null ? '' : maskId(row.memberId ?? ''),
    })),
    totalCount: await db.$count(couponCodes, wanted),
  }
})
