import { and, eq, exists, inArray, sql } from 'drizzle-orm'
import { discountWord } from '@/schemas/rules/store/discount-word'
import { METHOD_WORDS } from '@/schemas/rules/store/method-words'
import { ORDER_WORDS } from '@/schemas/rules/store/order-states'
import { RETURN_KIND_WORDS, RETURN_STATE_WORDS } from '@/schemas/rules/store/return-states'
import { wonWords } from '@/schemas/rules/store/won-words'
import { orders } from '@/services/db/tables/orders'
import { orderReturns } from '@/services/db/tables/returns'
import { happenings, numbersOf, toldBy, type TimelinePart } from '@/services/parts/read-timeline'

const ordered: TimelinePart = {
  id: 'order',
  kind: 'order',
  right: 'orders',
  find: ({ siteId }, memberNo) =>
    happenings(orders, orders.orderId, orders.placedAt, and(eq(orders.siteId, siteId), eq(orders.memberNo, memberNo))),
  async tell({ db }, ids) {
    const { orderId, orderName, state, amount, pointAmount, couponAmount, draftSeq, method } = orders
    const rows = await db
      .select({ orderId, orderName, state, amount, pointAmount, couponAmount, draftSeq, method })
      .from(orders)
      .where(inArray(orderId, [...ids]))
    return toldBy(
      rows,
      (row) => row.orderId,
      (row) => ({
        words: `${row.orderName} 주문`,
        detail: [
          wonWords(row.amount),
          METHOD_WORDS[row.method],
          row.couponAmount > 0 ? `${discountWord(row.draftSeq !== null)} ${wonWords(row.couponAmount)}` : '',
          row.pointAmount > 0 ? `포인트 ${row.pointAmount.toLocaleString('ko-KR')}점` : '',
          row.orderId,
        ]
          .filter(Boolean)
          .join(', '),
        state: ORDER_WORDS[row.state],
        path: `/ice_builder/orders/${row.orderId}`,
      }),
    )
  },
}

const returned: TimelinePart = {
  id: 'return',
  kind: 'return',
  right: 'returns',
  find: ({ db, siteId }, memberNo) =>
    happenings(
      orderReturns,
      orderReturns.returnSeq,
      orderReturns.requestedAt,
      exists(
        db
          .select({ one: sql`1` })
          .from(orders)
          .where(and(eq(orders.siteId, siteId), eq(orders.memberNo, memberNo), eq(orders.orderId, orderReturns.orderId))),
      ),
    ),
  async tell({ db }, ids) {
    const rows = await db
      .select({ of: orderReturns, orderName: orders.orderName })
      .from(orderReturns)
      .innerJoin(orders, eq(orders.orderId, orderReturns.orderId))
      .where(inArray(orderReturns.returnSeq, numbersOf(ids)))
    return toldBy(
      rows,
      ({ of }) => of.returnSeq,
      ({ of, orderName }) => ({
        words: `${orderName} ${RETURN_KIND_WORDS[of.kind]} 신청`,
        detail: [of.amount > 0 ? wonWords(of.amount) : '', `접수 ${of.returnSeq}`, `주문 ${of.orderId}`].filter(Boolean).join(', '),
        state: RETURN_STATE_WORDS[of.state],
        path: `/ice_builder/returns/${of.returnSeq}`,
        isBad: of.state === 'refused',
      }),
    )
  },
}

export const orderTimeline: readonly TimelinePart[] = [ordered, returned]
