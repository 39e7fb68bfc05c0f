import { raiseNews } from '@/services/news/raise-news'
import type { OrderRow, StoreCtx } from './move-order'

/** Staff hear that the buyer changed or asked something of an order that is being packed. */
export const tellPackers = (ctx: StoreCtx, { orderId, version }: OrderRow, what: 'delivery' | 'cancel'): Promise<void> =>
  raiseNews(ctx, {
    kind: what === 'cancel' ? 'cancelAsked' : 'orderChanged',
    key: `order:${orderId}:${what}:${version}`,
    number: orderId,
    link: `/ice_builder/orders/${orderId}`,
  })
