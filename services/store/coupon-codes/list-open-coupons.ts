import { and, count, eq, inArray } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/open-coupons'
import { isForAll } from '@/schemas/rules/store/coupon-scope'
import { scopeWords } from '@/schemas/rules/store/coupon-sentence'
import { MEMBER_GRADE_WORDS } from '@/schemas/rules/store/coupon-terms'
import { couponOf } from '@/schemas/rules/store/order-amounts'
import { priceAt, unitPriceOf } from '@/schemas/rules/store/price-at'
import { issuedCoupons } from '@/services/db/tables/coupons'
import { goods } from '@/services/db/tables/store'
import { operation, type CtxOf } from '@/services/kit/service'
import { isFirstOrder } from '../domain/benefits/is-first-order'
import { isFor } from '../domain/benefits/give-to-member'
import { openCouponsFor, type OpenCoupon } from '../domain/benefits/open-coupons'
import { scopeNames } from '../domain/benefits/scope-names'

type Context = CtxOf<typeof contracts.listOpenCoupons>

export const listOpenCoupons = operation(contracts.listOpenCoupons, async ({ goodsId }, ctx) => {
  const { db, siteId, now, session } = ctx
  const memberNo = session.user?.memberNo
  const sold = and(eq(goods.siteId, siteId), eq(goods.goodsId, goodsId), eq(goods.kind, 'goods'), eq(goods.publishedYn, 'Y'))
  const [row] = await db.select().from(goods).where(sold)
  if (!row) throw ctx.fail('missing')
  const price = unitPriceOf(priceAt(row, now), { isMember: memberNo !== undefined, extraPrice: 0 })
  const open = await openCouponsFor(goodsId, ctx)
  const names = await scopeNames(
    ctx,
    open.filter((coupon) => !isForAll(coupon)),
    { isForVisitors: true },
  )
  const given = await countsOf(open, memberNo, ctx)
  const isFirst = memberNo === undefined || !open.some(({ firstOrderYn }) => firstOrderYn === 'Y') || (await isFirstOrder(ctx, memberNo))
  const items = []
  for (const coupon of open) {
    const { couponSeq, name, unit, discount, most, minAmount, firstOrderYn, audience, grade, endsAt, pieces } = coupon
    const left = pieces === null ? null : Math.max(0, pieces - given.all(couponSeq))
    const isOwn = memberNo === undefined || (await isFor(ctx, coupon, memberNo))
    const off = couponOf({ ...coupon, only: null }, price)
    items.push({
      ...{ couponSeq, name, unit, discount, most, minAmount, firstOrderYn, left },
      gradeWords: audience === 'grade' && grade ? `${MEMBER_GRADE_WORDS[grade]} 등급` : '',
      goodsWords: scopeWords(coupon, names),
      expireDt: endsAt.toISOString(),
      state: stateOf({ isHad: given.own(couponSeq), left, isOwn, isFirst: firstOrderYn === 'N' || isFirst }),
      expected: off > 0 ? price - off : null,
    })
  }
  return { items, totalCount: items.length, item: { price } }
})

interface Facts {
  isHad: boolean
  left: number | null
  isOwn: boolean
  isFirst: boolean
}

function stateOf({ isHad, left, isOwn, isFirst }: Facts): (typeof contracts.OPEN_COUPON_STATES)[number] {
  if (isHad) return 'had'
  if (left === 0) return 'usedUp'
  if (!isOwn) return 'notYours'
  return isFirst ? 'open' : 'notFirst'
}

/** How many of each coupon members have, and whether this one has it. */
async function countsOf(open: readonly OpenCoupon[], memberNo: string | undefined, { db }: Context) {
  const of = inArray(
    issuedCoupons.couponSeq,
    open.map(({ couponSeq }) => couponSeq),
  )
  const rows = await db
    .select({ couponSeq: issuedCoupons.couponSeq, number: count() })
    .from(issuedCoupons)
    .where(of)
    .groupBy(issuedCoupons.couponSeq)
  const own =
    memberNo === undefined
      ? []
      : await db
          .select({ couponSeq: issuedCoupons.couponSeq })
          .from(issuedCoupons)
          .where(and(of, eq(issuedCoupons.memberNo, memberNo)))
  const all = new Map(rows.map(({ couponSeq, number }) => [couponSeq, number]))
  const had = new Set(own.map(({ couponSeq }) => couponSeq))
  return { all: (couponSeq: number) => all.get(couponSeq) ?? 0, own: (couponSeq: number) => had.has(couponSeq) }
}
