import { service } from '@/services/kit/service'
import { listDeliveries } from './list-deliveries'
import { readRefundAccount } from './read-refund-account'
import { removeDelivery } from './remove-delivery'
import { saveDelivery } from './save-delivery'
import { saveRefundAccount } from './save-refund-account'

export const deliveries = service('deliveries', [listDeliveries, saveDelivery, removeDelivery, readRefundAccount, saveRefundAccount])
