import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import { toCsv } from '@/lib/to-csv'
import * as contracts from '@/schemas/api/store/coupon-codes'
import { writtenCode } from '@/schemas/rules/store/coupon-code'
import { seoulDay } from '@/schemas/words/seoul-day'
import { couponCodes, coupons } from '@/services/db/tables/coupons'
import { operation } from '@/services/kit/service'
import { couponTarget } from './present-desk-coupon'

export const exportCouponCodes = operation(contracts.exportCouponCodes, async ({ couponSeq, state, reason }, ctx) => {
  const { db, siteId } = ctx
  const [coupon] = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.siteId, siteId), eq(coupons.couponSeq, couponSeq)))
  if (!coupon) throw ctx.fail('missing')
  const ofState = state === undefined ? undefined : state === 'used' ? isNotNull(couponCodes.usedAt) : isNull(couponCodes.usedAt)
  const rows = await db
    .select()
    .from(couponCodes)
    .where(and(eq(couponCodes.couponSeq, couponSeq), ofState))
    .orderBy(asc(couponCodes.codeSeq))
  ctx.audit('coupon.exportCodes', couponTarget(couponSeq), { reason: reason.trim(), rows: rows.length, ...(state ? { state } : {}) })
  const last = seoulDay(coupon.endsAt)
  const lines = rows.map(({ code, usedAt }) => [writtenCode(code), coupon.name, last, usedAt === null ? '쓰지 않음' : '사용함'])
  const name = `coupon-${couponSeq}-codes-${seoulDay(ctx.now).replaceAll('-', '')}.csv`
  return { item: { name, csv: toCsv([['쿠폰 코드', '쿠폰', '마지막 날', '상태'], ...lines]), rows: rows.length } }
})
