import { service } from '@/services/kit/service'
import { listDeliveries } from './list-deliveries'
import { readRefundAccount } from './read-refund-account'
import { removeDelivery } from './remove-delivery'
import { removeRefundAccount } from './remove-refund-account'
import { saveDelivery } from './save-delivery'
import { saveRefundAccount } from './save-refund-account'

export const deliveries = service('deliveries', [
  listDeliveries,
  saveDelivery,
  removeDelivery,
  readRefundAccount,
  saveRefundAccount,
  removeRefundAccount,
])
