import * as contracts from '@/schemas/api/store/order-desk'
import { ORDER_WORDS } from '@/schemas/rules/store/order-states'
import { operation } from '@/services/kit/service'
import { lockOrder } from '../domain/orders/move-order'
import { addShipment } from './add-shipment'
import { movedWords } from './lock-desk-order'

const WORDS = {
  missing: '없는 주문입니다.',
  wrongNumber: '송장 번호가 택배사의 형식과 다릅니다.',
  usedNumber: '다른 주문에 넣은 송장 번호입니다.',
  unpaid: '은행이 입금을 취소한 주문입니다.',
}

/** Each line by itself: what cannot be sent is named, and the others go. Orders are locked in one order, so that two sheets cannot wait for each other. */
export const shipDeskOrders = operation(contracts.shipDeskOrders, async ({ lines }, ctx) => {
  const left: { orderId: string; words: string }[] = []
  for (const { orderId, version, ...parcel } of lines.toSorted((a, b) => (a.orderId < b.orderId ? -1 : 1))) {
    const locked = await lockOrder(ctx, orderId)
    // A parcel that was packed for another address or option does not leave.
    if (locked && version !== undefined && locked.order.version !== version) {
      left.push({ orderId, words: await movedWords(ctx, ctx, locked) })
      continue
    }
    const fault = locked ? await addShipment(ctx, locked, parcel) : 'missing'
    if (!fault) continue
    const words = fault === 'wrongState' ? `‘${ORDER_WORDS[locked!.order.state]}’인 주문입니다.` : WORDS[fault]
    left.push({ orderId, words })
  }
  return { item: { changed: lines.length - left.length, left } }
})
