import { and, eq, gt, gte, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import { arrivalWords } from '@/schemas/rules/store/arrival'
import { myOrderPath } from '@/schemas/rules/store/order-pages'
import { ORDER_WORDS, type OrderState } from '@/schemas/rules/store/order-states'
import { wonWords } from '@/schemas/rules/store/won-words'
import { seoulDay } from '@/schemas/words/seoul-day'
import { orderMoves, orders } from '@/services/db/tables/orders'
import type { OwnPart, OwnTold } from '@/services/parts/read-own-timeline'
import { numbersOf } from '@/services/parts/read-timeline'

const NAME = '주문'
/** What a state that an order entered means to its buyer; one that begins to be paid is no news. */
const SAID: Readonly<Record<Exclude<OrderState, 'pending'>, readonly [words: string, tone: OwnTold['tone']]>> = {
  waiting: ['입금을 기다립니다', 'done'],
  paid: ['결제를 마쳤습니다', 'done'],
  preparing: ['상품을 준비하고 있습니다', 'done'],
  shipped: ['상품을 보냈습니다', 'done'],
  delivered: ['상품이 도착했습니다', 'done'],
  cancelled: ['주문이 취소되었습니다', 'over'],
  expired: ['결제 시간이 지나 주문이 끝났습니다', 'over'],
}
const ON_ITS_WAY: readonly OrderState[] = ['paid', 'preparing', 'shipped']

/** Every state that an order entered. One that waits for its deposit stands at the last moment for it. */
const moved: OwnPart = {
  id: 'order',
  kind: 'order',
  find: ({ siteId, now }, memberNo) =>
    sql`select ${orderMoves.moveSeq}::text as id, case when ${and(eq(orderMoves.to, 'waiting'), eq(orders.state, 'waiting'), gt(orders.heldUntil, now))} then ${orders.heldUntil} else ${orderMoves.at} end as at from ${orders} join ${orderMoves} on ${orderMoves.orderId} = ${orders.orderId} where ${and(eq(orders.siteId, siteId), eq(orders.memberNo, memberNo), ne(orderMoves.to, 'pending'))}`,
  async tell({ db }, ids) {
    const { orderId, orderName, amount, image, state, heldUntil, arriveFrom, arriveUntil } = orders
    const rows = await db
      .select({ seq: orderMoves.moveSeq, to: orderMoves.to, orderId, orderName, amount, image, state, heldUntil, arriveFrom, arriveUntil })
      .from(orderMoves)
      .innerJoin(orders, eq(orders.orderId, orderMoves.orderId))
      .where(inArray(orderMoves.moveSeq, numbersOf(ids)))
    return new Map(rows.map((row) => [String(row.seq), toldMove(row)]))
  },
}

interface Move {
  to: OrderState
  orderId: string
  orderName: string
  amount: number
  image: string
  state: OrderState
  heldUntil: Date | null
  arriveFrom: string | null
  arriveUntil: string | null
}

function toldMove({ to, state, orderId, orderName, amount, image, heldUntil, arriveFrom, arriveUntil }: Move): OwnTold {
  const [words, tone] = SAID[to as Exclude<OrderState, 'pending'>]
  const waits = to === 'waiting' && state === 'waiting'
  const day = to === 'shipped' && state === 'shipped' && arriveFrom && arriveUntil ? { from: arriveFrom, until: arriveUntil } : undefined
  return {
    name: NAME,
    words,
    detail: [orderName, day ? `${arrivalWords(day)} 도착 예정` : wonWords(amount)].join(', '),
    state: ORDER_WORDS[to],
    tone: waits ? 'waits' : tone,
    answerBy: waits ? (heldUntil ?? undefined) : undefined,
    path: myOrderPath(orderId),
    label: to === 'shipped' ? '배송 보기' : '주문 보기',
    image,
  }
}

/** Orders that are to arrive, until the last of their days; one that is late is no date any more. */
const arriving: OwnPart = {
  id: 'arrival',
  kind: 'order',
  find({ siteId, now }, memberNo) {
    const today = seoulDay(now)
    const first = sql`((${orders.arriveFrom} || 'T00:00:00+09:00')::timestamptz)`
    const end = sql`((${orders.arriveUntil} || 'T23:59:00+09:00')::timestamptz)`
    return sql`select ${orders.orderId} as id, case when ${orders.arriveFrom} > ${today} then ${first} else ${end} end as at from ${orders} where ${and(
      eq(orders.siteId, siteId),
      eq(orders.memberNo, memberNo),
      inArray(orders.state, [...ON_ITS_WAY]),
      isNotNull(orders.arriveFrom),
      gte(orders.arriveUntil, today),
    )}`
  },
  async tell({ db, now }, ids) {
    const { orderId, orderName, image, state, arriveFrom, arriveUntil } = orders
    const rows = await db
      .select({ orderId, orderName, image, state, arriveFrom, arriveUntil })
      .from(orders)
      .where(inArray(orderId, [...ids]))
    return new Map(
      rows.map((row) => [
        row.orderId,
        {
          name: NAME,
          words: `${row.orderName} 도착`,
          detail: arrivalDetail(row.arriveFrom!, row.arriveUntil!, seoulDay(now)),
          state: ORDER_WORDS[row.state],
          tone: 'coming' as const,
          ...(row.arriveFrom! > seoulDay(now) && row.arriveUntil !== row.arriveFrom ? { until: row.arriveUntil! } : {}),
          isDay: true as const,
          path: myOrderPath(row.orderId),
          label: '배송 보기',
          image: row.image,
        },
      ]),
    )
  },
}

const arrivalDetail = (from: string, until: string, today: string): string =>
  from > today ? `${arrivalWords({ from, until })} 사이에 받으십니다.` : `${arrivalWords({ from: until, until })}까지 받으십니다.`

export const ownOrders: readonly OwnPart[] = [moved, arriving]
