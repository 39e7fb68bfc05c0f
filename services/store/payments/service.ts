import { service } from '@/services/kit/service'
import { confirmPayment } from './confirm-payment'
import { preparePayment } from './prepare-payment'
import { receiveTossWebhook } from './receive-toss-webhook'

export const payments = service('payments', [preparePayment, confirmPayment, receiveTossWebhook])
