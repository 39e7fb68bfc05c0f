import * as contracts from '@/schemas/api/store/order-desk'
import { ORDER_WORDS } from '@/schemas/rules/store/order-states'
import { operation } from '@/services/kit/service'
import { lockOrder, moveOrder } from '../domain/orders/move-order'
import { movedWords } from './lock-desk-order'
import { orderTarget } from '../domain/orders/order-target'
import { whoseOrder } from '../domain/orders/whose-order'

const MISSING = '없는 주문입니다.'

/** Orders are locked in one order, so that two members of staff cannot wait for each other. */
export const prepareDeskOrders = operation(contracts.prepareDeskOrders, async ({ orders, reason: typed }, ctx) => {
  const left: { orderId: string; words: string }[] = []
  const reason = typed.trim()
  const wanted = [...new Map(orders.map((one) => [one.orderId, one])).values()]
  for (const { orderId, version } of wanted.toSorted((a, b) => (a.orderId < b.orderId ? -1 : 1))) {
    const locked = await lockOrder(ctx, orderId)
    if (!locked) left.push({ orderId, words: MISSING })
    else if (locked.order.version !== version) left.push({ orderId, words: await movedWords(ctx, ctx, locked) })
    else if (locked.order.state !== 'paid') left.push({ orderId, words: `‘${ORDER_WORDS[locked.order.state]}’인 주문입니다.` })
    else {
      await moveOrder(ctx, locked, { to: 'preparing', movedBy: `staff:${ctx.session.staff!.id}`, reason })
      ctx.audit('order.move', orderTarget(orderId), { from: 'paid', to: 'preparing', reason }, whoseOrder(locked.order))
    }
  }
  return { item: { changed: wanted.length - left.length, left } }
})
