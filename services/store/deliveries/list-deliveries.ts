import * as contracts from '@/schemas/api/store/deliveries'
import { operation } from '@/services/kit/service'
import { ownDeliveries, presentDelivery } from './own-deliveries'

export const listDeliveries = operation(contracts.listDeliveries, async (_, ctx) => ({
  items: (await ownDeliveries(ctx)).map(presentDelivery),
}))
