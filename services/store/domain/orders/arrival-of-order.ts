import { farPlace } from '@/schemas/rules/store/far-places'
import type { LockedOrder, OrderRow, StoreCtx } from './move-order'
import { termsOfOrder } from '../terms/terms-of-order'
import { arrivalOfGoods } from '../goods/arrival-of-goods'

/** What an order that is paid at a moment keeps of its arrival; null where nothing of it can be found any more. */
export async function arrivalOfOrder(
  ctx: StoreCtx,
  { order, lines }: LockedOrder,
  paidAt: Date,
): Promise<Pick<OrderRow, 'arriveFrom' | 'arriveUntil'>> {
  const goodsIds = [
    ...new Set(lines.flatMap(({ goodsId, qty, cancelledQty }) => (goodsId !== null && qty > cancelledQty ? [goodsId] : []))),
  ]
  const of = await arrivalOfGoods(ctx, paidAt, goodsIds)
  const arrival = of?.(farPlace(order.delivery.zipCode, termsOfOrder(order).far.codes) ?? 'main')
  return { arriveFrom: arrival?.from ?? null, arriveUntil: arrival?.until ?? null }
}
