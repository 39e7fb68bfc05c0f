import { and, eq, inArray, sql } from 'drizzle-orm'
import { withParticle } from '@/lib/particle'
import { myReturnPath } from '@/schemas/rules/store/order-pages'
import { RETURN_KIND_WORDS, RETURN_STATE_WORDS, type ReturnState } from '@/schemas/rules/store/return-states'
import { orders } from '@/services/db/tables/orders'
import { orderReturns, returnMoves } from '@/services/db/tables/returns'
import type { OwnPart } from '@/services/parts/read-own-timeline'
import { numbersOf } from '@/services/parts/read-timeline'

const SAID: Readonly<Record<ReturnState, (kind: string) => string>> = {
  requested: (kind) => `${withParticle(kind, '을/를')} 신청했습니다`,
  collecting: (kind) => `${kind} 신청을 받아 수거합니다`,
  received: (kind) => `${kind} 상품이 도착해 확인하고 있습니다`,
  settled: (kind) => `${withParticle(kind, '을/를')} 마쳤습니다`,
  refused: (kind) => `${withParticle(kind, '을/를')} 받아들이지 못했습니다`,
  withdrawn: (kind) => `${kind} 신청을 거두었습니다`,
}

/** Every state that a return entered. */
export const ownReturns: OwnPart = {
  id: 'return',
  kind: 'order',
  find: ({ siteId }, memberNo) =>
    sql`select ${returnMoves.moveSeq}::text as id, ${returnMoves.at} as at from ${orders} join ${orderReturns} on ${orderReturns.orderId} = ${orders.orderId} join ${returnMoves} on ${returnMoves.returnSeq} = ${orderReturns.returnSeq} where ${and(eq(orders.siteId, siteId), eq(orders.memberNo, memberNo))}`,
  async tell({ db }, ids) {
    const rows = await db
      .select({
        seq: returnMoves.moveSeq,
        to: returnMoves.to,
        returnSeq: orderReturns.returnSeq,
        kind: orderReturns.kind,
        orderName: orders.orderName,
        image: orders.image,
      })
      .from(returnMoves)
      .innerJoin(orderReturns, eq(orderReturns.returnSeq, returnMoves.returnSeq))
      .innerJoin(orders, eq(orders.orderId, orderReturns.orderId))
      .where(inArray(returnMoves.moveSeq, numbersOf(ids)))
    return new Map(
      rows.map(({ seq, to, returnSeq, kind, orderName, image }) => [
        String(seq),
        {
          name: '교환·반품',
          words: SAID[to](RETURN_KIND_WORDS[kind]),
          detail: orderName,
          state: RETURN_STATE_WORDS[to],
          tone: to === 'refused' || to === 'withdrawn' ? ('over' as const) : ('done' as const),
          path: myReturnPath(returnSeq),
          label: `${RETURN_KIND_WORDS[kind]} 보기`,
          image,
        },
      ]),
    )
  },
}
