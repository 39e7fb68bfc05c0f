import { service } from '@/services/kit/service'
import { confirmRefundRequest } from './confirm-refund-request'
import { sendBackRefundRequest } from './send-back-refund-request'
import { withdrawRefundRequest } from './withdraw-refund-request'

export const refundDesk = service('refund-desk', [confirmRefundRequest, sendBackRefundRequest, withdrawRefundRequest])
