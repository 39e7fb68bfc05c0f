import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import type { preparePayment } from '@/schemas/api/store/payments'
import { countingAmount, couponOf } from '@/schemas/rules/store/order-amounts'
import { wonWords } from '@/schemas/rules/store/won-words'
import { coupons, issuedCoupons } from '@/services/db/tables/coupons'
import type { CtxOf } from '@/services/kit/service'
import { countingGoods } from '../domain/benefits/counting-goods'
import { isFirstOrder } from '../domain/benefits/is-first-order'
import type { OfferedLine } from '../domain/orders/order-offers'

/** As it is defined now, with the goods of the order that it counts for; null where it counts for all of them. */
export type OrderCoupon = typeof coupons.$inferSelect & { only: string[] | null }

/** The coupon of a member for an order. Called under the lock of the buyer, so that one of two first orders at once is the first. */
export async function couponFor(couponId: number, offers: readonly OfferedLine[], ctx: CtxOf<typeof preparePayment>): Promise<OrderCoupon> {
  const { db, siteId, now, session } = ctx
  const { memberNo } = session.user!
  const [row] = await db
    .select({ coupon: coupons })
    .from(issuedCoupons)
    .innerJoin(coupons, eq(coupons.couponSeq, issuedCoupons.couponSeq))
    .where(
      and(
        eq(issuedCoupons.issuedSeq, couponId),
        eq(issuedCoupons.siteId, siteId),
        eq(issuedCoupons.memberNo, memberNo),
        gt(issuedCoupons.expiresAt, now),
        lte(coupons.startsAt, now),
        isNull(coupons.endedAt),
      ),
    )
  if (!row) throw ctx.fail('couponGone')
  if (row.coupon.firstOrderYn === 'Y' && !(await isFirstOrder(ctx, memberNo))) throw ctx.fail('couponNotFirst')
  const counting = await countingGoods(
    ctx,
    offers.map(({ goods }) => goods),
  )
  const coupon = { ...row.coupon, only: counting.of(row.coupon) }
  const amount = countingAmount(coupon, offers)
  if (amount === 0) throw ctx.fail('couponNotFor')
  if (couponOf(coupon, amount) === 0)
    throw ctx.fail('couponSmall', coupon.only === null ? {} : { words: smallWords(coupon.minAmount, amount) })
  return coupon
}

const smallWords = (least: number, amount: number): string =>
  `쿠폰을 쓸 수 있는 상품이 ${wonWords(least)} 이상이어야 합니다. 지금은 ${wonWords(amount)}입니다.`
