import { and, eq, gt, inArray, isNull, notExists, sql } from 'drizzle-orm'
import type { OrderState } from '@/schemas/rules/store/order-states'
import { wonWords } from '@/schemas/rules/store/won-words'
import { coupons, issuedCoupons } from '@/services/db/tables/coupons'
import { couponUses } from '@/services/db/tables/ledger'
import { orders } from '@/services/db/tables/orders'
import type { FigurePart } from '@/services/parts/read-figures'
import { balanceOf } from '../benefits/post-ledger'

/** Bought, and not given back as a whole. */
const BOUGHT: readonly OrderState[] = ['paid', 'preparing', 'shipped', 'delivered']

const bought: FigurePart = {
  right: 'orders',
  async read({ db, siteId }, memberNo) {
    const [sum] = await db
      .select({ count: sql<string>`count(*)`, amount: sql<string>`coalesce(sum(${orders.amount}), 0)` })
      .from(orders)
      .where(and(eq(orders.siteId, siteId), eq(orders.memberNo, memberNo), inArray(orders.state, [...BOUGHT])))
    return [
      { id: 'orders', words: '구매', value: `${Number(sum!.count).toLocaleString('ko-KR')}건`, order: 10 },
      { id: 'amount', words: '구매 금액', value: wonWords(Number(sum!.amount)), order: 20 },
    ]
  },
}

const benefits: FigurePart = {
  right: 'member-benefits',
  async read({ db, siteId, now }, memberNo) {
    const isFree = notExists(
      db
        .select({ one: sql`1` })
        .from(couponUses)
        .where(and(eq(couponUses.issuedSeq, issuedCoupons.issuedSeq), isNull(couponUses.releasedAt))),
    )
    const [usable] = await db
      .select({ count: sql<string>`count(*)` })
      .from(issuedCoupons)
      .innerJoin(coupons, eq(coupons.couponSeq, issuedCoupons.couponSeq))
      .where(
        and(
          eq(issuedCoupons.siteId, siteId),
          eq(issuedCoupons.memberNo, memberNo),
          gt(issuedCoupons.expiresAt, now),
          isNull(coupons.endedAt),
          isFree,
        ),
      )
    const points = await balanceOf(db, memberNo, 'point')
    return [
      { id: 'points', words: '포인트', value: `${points.toLocaleString('ko-KR')}점`, order: 30 },
      { id: 'coupons', words: '쓸 수 있는 쿠폰', value: `${Number(usable!.count).toLocaleString('ko-KR')}장`, order: 40 },
    ]
  },
}

export const storeFigures: readonly FigurePart[] = [bought, benefits]
