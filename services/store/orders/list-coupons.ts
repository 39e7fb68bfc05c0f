import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/orders'
import { isForAll } from '@/schemas/rules/store/coupon-scope'
import { scopeWords } from '@/schemas/rules/store/coupon-sentence'
import { cartLines } from '@/services/db/tables/cart'
import { coupons, issuedCoupons } from '@/services/db/tables/coupons'
import { couponUses } from '@/services/db/tables/ledger'
import { operation, type Ctx } from '@/services/kit/service'
import { countingGoods, placedGoods } from '../domain/benefits/counting-goods'
import { issuedState } from '../domain/benefits/coupon-states'
import { isFirstOrder } from '../domain/benefits/is-first-order'
import { scopeNames } from '../domain/benefits/scope-names'
import { findCart } from '../domain/cart/open-cart'

export const listCoupons = operation(contracts.listCoupons, async ({ page = 1, size = 20 }, ctx) => {
  const { db, siteId, now, session } = ctx
  const { memberNo } = session.user!
  const mine = and(eq(issuedCoupons.siteId, siteId), eq(issuedCoupons.memberNo, memberNo))
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
  const scoped = rows.map(({ coupon }) => coupon).filter((coupon) => !isForAll(coupon))
  const names = await scopeNames(ctx, scoped, { isForVisitors: true })
  const counting = scoped.length > 0 ? await countingGoods(ctx, await goodsOfCart(ctx)) : undefined
  const isFirst = !rows.some(({ coupon }) => coupon.firstOrderYn === 'Y') || (await isFirstOrder(ctx, memberNo))
  return {
    items: rows.map(({ issued, coupon, useSeq, state }) => {
      const { name, discount, unit, most, minAmount, startsAt, firstOrderYn } = coupon
      return {
        ...{ name, discount, unit, most, minAmount, firstOrderYn },
        couponId: issued.issuedSeq,
        state,
        only: counting?.of(coupon) ?? null,
        goodsWords: scopeWords(coupon, names),
        startDt: startsAt.toISOString(),
        expireDt: issued.expiresAt.toISOString(),
        usedYn: useSeq === null ? ('N' as const) : ('Y' as const),
        usableYn: state === 'unused' && (firstOrderYn === 'N' || isFirst) ? ('Y' as const) : ('N' as const),
      }
    }),
    totalCount: await db.$count(issuedCoupons, mine),
  }
})

async function goodsOfCart(ctx: Ctx) {
  const cartNo = await findCart(ctx)
  if (cartNo === undefined) return []
  const lines = await ctx.db
    .selectDistinct({ goodsId: cartLines.goodsId })
    .from(cartLines)
    .where(and(eq(cartLines.cartNo, cartNo), isNull(cartLines.removedAt), isNotNull(cartLines.goodsId)))
  return placedGoods(
    ctx,
    lines.map(({ goodsId }) => goodsId!),
  )
}
