import * as contracts from '@/schemas/api/store/order-desk'
import { operation } from '@/services/kit/service'
import { presentDeskOrder } from './present-desk-order'

export const readDeskOrder = operation(contracts.readDeskOrder, async ({ orderId }, ctx) => ({
  item: await presentDeskOrder(ctx, orderId),
}))
