import * as contracts from '@/schemas/api/store/order-desk'
import { operation } from '@/services/kit/service'
import { cancelAtDesk } from './cancel-at-desk'

export const cancelDeskOrder = operation(contracts.cancelDeskOrder, async ({ orderId, version, items, reason, refundAccount }, ctx) => ({
  item: await cancelAtDesk(ctx, { orderId, version }, () => ({ items, reason: reason.trim(), refundAccount })),
}))
