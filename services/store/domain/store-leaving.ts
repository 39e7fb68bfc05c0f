import { and, count, eq, gt, inArray, isNull, notInArray, or } from 'drizzle-orm'
import { MY_ORDERS, MY_RETURNS } from '@/schemas/rules/store/order-pages'
import type { OrderState } from '@/schemas/rules/store/order-states'
import { carts, cartLines } from '@/services/db/tables/cart'
import { coupons, issuedCoupons } from '@/services/db/tables/coupons'
import { couponUses } from '@/services/db/tables/ledger'
import { deliveryAddresses } from '@/services/db/tables/deliveries'
import { orders } from '@/services/db/tables/orders'
import { orderReturns } from '@/services/db/tables/returns'
import { goodsReviews } from '@/services/db/tables/reviews'
import { counted, type LeavingPart } from '@/services/parts/read-leaving'
import { issuedState } from './benefits/coupon-states'
import { isOpenReturn } from './orders/is-open-return'
import { balanceOf } from './benefits/post-ledger'

/** Paid or to be paid, and not with the buyer yet. */
const UNDER_WAY: readonly OrderState[] = ['waiting', 'paid', 'preparing', 'shipped']
const NEVER_BOUGHT: readonly OrderState[] = ['pending', 'expired']

export const storeLeaving: LeavingPart = async ({ db, siteId, now }, memberNo) => {
  const own = and(eq(orders.siteId, siteId), eq(orders.memberNo, memberNo))
  // One whose payment is open at this moment may be paid in the next.
  const isBeingPaid = and(eq(orders.state, 'pending'), gt(orders.heldUntil, now))
  const open = await db.$count(orders, and(own, or(inArray(orders.state, [...UNDER_WAY]), isBeingPaid)))
  const kept = await db.$count(orders, and(own, notInArray(orders.state, [...NEVER_BOUGHT])))
  const returns = await db
    .select({ many: count() })
    .from(orderReturns)
    .innerJoin(orders, eq(orders.orderId, orderReturns.orderId))
    .where(and(own, isOpenReturn()))
  const usable = await db
    .select({ many: count() })
    .from(issuedCoupons)
    .innerJoin(coupons, eq(coupons.couponSeq, issuedCoupons.couponSeq))
    .leftJoin(couponUses, and(eq(couponUses.issuedSeq, issuedCoupons.issuedSeq), isNull(couponUses.releasedAt)))
    .where(and(eq(issuedCoupons.siteId, siteId), eq(issuedCoupons.memberNo, memberNo), inArray(issuedState(now), ['unused', 'soon'])))
  const inCart = await db
    .select({ many: count() })
    .from(cartLines)
    .innerJoin(carts, eq(carts.cartNo, cartLines.cartNo))
    .where(and(eq(carts.siteId, siteId), eq(carts.memberNo, memberNo), isNull(cartLines.removedAt)))
  const addresses = await db.$count(deliveryAddresses, and(eq(deliveryAddresses.siteId, siteId), eq(deliveryAddresses.memberNo, memberNo)))
  const reviews = await db.$count(
    goodsReviews,
    and(eq(goodsReviews.siteId, siteId), eq(goodsReviews.memberNo, memberNo), isNull(goodsReviews.deletedAt)),
  )
  return {
    underWay: [
      ...counted(open, (number) => `끝나지 않은 주문 ${number}건`).map((words) => ({ words, path: MY_ORDERS, label: '주문 내역 보기' })),
      ...counted(returns[0]?.many ?? 0, (number) => `처리 중인 교환·반품 ${number}건`).map((words) => ({
        words,
        path: MY_RETURNS,
        label: '교환·반품 내역 보기',
      })),
    ],
    gone: [
      ...counted(await balanceOf(db, memberNo, 'point'), (number) => `포인트 ${number}P`),
      ...counted(usable[0]?.many ?? 0, (number) => `쓸 수 있는 쿠폰 ${number}장`),
      ...counted(inCart[0]?.many ?? 0, (number) => `장바구니에 담은 상품 ${number}개`),
      ...counted(addresses, (number) => `저장한 배송지 ${number}곳`),
    ],
    stays: [
      ...counted(reviews, (number) => `상품 후기 ${number}개`),
      ...counted(kept, (number) => `주문 기록 ${number}건. 전자상거래법에 따라 5년 동안 따로 보관합니다.`),
    ],
  }
}
