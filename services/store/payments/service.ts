import { service } from '@/services/kit/service'
import { confirmPayment } from './confirm-payment'
import { preparePayment } from './prepare-payment'
import { readOrderForm } from './read-order-form'
import { readTestWindow } from './read-test-window'
import { receiveTossWebhook } from './receive-toss-webhook'

export const payments = service('payments', [readOrderForm, preparePayment, confirmPayment, receiveTossWebhook, readTestWindow])
