import { service } from '@/services/kit/service'
import { appendToReturnUpload } from './append-to-return-upload'
import { beginReturnUpload } from './begin-return-upload'
import { confirmOrder } from './confirm-order'
import { dropReturnUpload } from './drop-return-upload'
import { listGuestReturns } from './list-guest-returns'
import { listReturns } from './list-returns'
import { readGuestReturnOffer } from './read-guest-return-offer'
import { readReturn } from './read-return'
import { readReturnFile } from './read-return-file'
import { readReturnOffer } from './read-return-offer'
import { readReturnUploadOffset } from './read-return-upload-offset'
import { requestExchange } from './request-exchange'
import { requestGuestExchange } from './request-guest-exchange'
import { requestGuestRefund } from './request-guest-refund'
import { requestRefund } from './request-refund'
import { saveReturnFile } from './save-return-file'
import { saveReturnTracking } from './save-return-tracking'
import { withdrawReturn } from './withdraw-return'

export const returns = service('returns', [
  readReturnOffer,
  requestRefund,
  requestExchange,
  readGuestReturnOffer,
  requestGuestRefund,
  requestGuestExchange,
  listGuestReturns,
  listReturns,
  readReturn,
  withdrawReturn,
  saveReturnTracking,
  confirmOrder,
  beginReturnUpload,
  readReturnUploadOffset,
  appendToReturnUpload,
  dropReturnUpload,
  saveReturnFile,
  readReturnFile,
])
