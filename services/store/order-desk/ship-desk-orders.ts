import { and, asc, desc, eq } from 'drizzle-orm'
import { withParticle } from '@/lib/particle'
import * as contracts from '@/schemas/api/store/order-desk'
import { carrierWords } from '@/schemas/rules/store/carriers'
import { ORDER_WORDS } from '@/schemas/rules/store/order-states'
import { orderMoves, shipments } from '@/services/db/tables/orders'
import { operation, type Ctx } from '@/services/kit/service'
import { lockOrder } from '../domain/orders/move-order'
import { movers } from '../domain/orders/movers'
import { addShipment } from './add-shipment'
import { movedWords } from './lock-desk-order'

const WORDS = {
  missing: '없는 주문입니다.',
  wrongNumber: '송장 번호가 택배사의 형식과 다릅니다.',
  usedNumber: '다른 주문에 넣은 송장 번호입니다.',
  unpaid: '은행이 입금을 취소한 주문입니다.',
  cancelAsked: '고객이 취소를 요청한 주문입니다. 먼저 요청에 답해 주세요.',
}

/** Each line by itself: what cannot be sent is named, and the others go. Orders are locked in one order, so that two sheets cannot wait for each other. */
export const shipDeskOrders = operation(contracts.shipDeskOrders, async ({ lines }, ctx) => {
  const left: { orderId: string; words: string }[] = []
  for (const { orderId, version, ...parcel } of lines.toSorted((a, b) => (a.orderId < b.orderId ? -1 : 1))) {
    const locked = await lockOrder(ctx, orderId)
    // A parcel that was packed for another address or option does not leave.
    if (locked && version !== undefined && locked.order.version !== version) {
      left.push({ orderId, words: (await sentWords(ctx, orderId)) ?? (await movedWords(ctx, ctx, locked)) })
      continue
    }
    const fault = locked ? await addShipment(ctx, locked, parcel) : 'missing'
    if (!fault) continue
    const words = fault === 'wrongState' ? `‘${ORDER_WORDS[locked!.order.state]}’인 주문입니다.` : WORDS[fault]
    left.push({ orderId, words })
  }
  return { item: { changed: lines.length - left.length, left } }
})

/** Two tables pack at once: by whom it was sent meanwhile, and with which numbers; undefined where it was not sent. */
async function sentWords(ctx: Ctx, orderId: string): Promise<string | undefined> {
  const [move] = await ctx.db
    .select({ movedBy: orderMoves.movedBy })
    .from(orderMoves)
    .where(and(eq(orderMoves.orderId, orderId), eq(orderMoves.to, 'shipped')))
    .orderBy(desc(orderMoves.moveSeq))
    .limit(1)
  if (!move) return undefined
  const parcels = await ctx.db
    .select({ carrier: shipments.carrier, trackingNo: shipments.trackingNo })
    .from(shipments)
    .where(eq(shipments.orderId, orderId))
    .orderBy(asc(shipments.shipmentSeq))
  const name = (await movers(ctx, [move.movedBy]))(move.movedBy)
  const who = move.movedBy.startsWith('staff:') ? `${name}님이` : withParticle(name, '이/가')
  const numbers = parcels.map(({ carrier, trackingNo }) => `${carrierWords(carrier)} ${trackingNo}`).join(', ')
  return `${who} 이미 보냈습니다.${numbers && ` 송장 번호는 ${numbers}입니다.`}`
}
