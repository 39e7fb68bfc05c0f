import { operation, service } from '@/services/kit/service'
import { returnUpload } from '@/schemas/api/store/return-files'
import * as contracts from '@/schemas/api/store/guest-returns'
import * as returnsContracts from '@/schemas/api/store/returns'
import { isBuyer } from '../domain/orders/masked-order'
import { belongsToOrderer, belongsToMember } from '../domain/orders/belongs-to-member'
import { offerOf } from '../domain/returns/offer-of'
import { presentReturn } from '../domain/money/present-return'
import { beginReturnUpload } from './begin-return-upload'
import { confirmOrder } from './confirm-order'
import { listGuestReturns } from './list-guest-returns'
import { listReturns } from './list-returns'
import { readReturnFile } from './read-return-file'
import { saveReturnFile } from './save-return-file'
import { saveReturnTracking } from './save-return-tracking'
import { withdrawReturn } from './withdraw-return'
import { incomingReturnPictures } from './incoming-return-pictures'
import { ownReturn } from './own-return'
import { askExchange } from './ask-exchange'
import { askRefund } from './ask-refund'

const appendToReturnUpload = operation(returnUpload.piece, (input, ctx) => incomingReturnPictures.append(input, ctx))

const dropReturnUpload = operation(returnUpload.drop, (input, ctx) => incomingReturnPictures.drop(input, ctx))

const readGuestReturnOffer = operation(contracts.readGuestReturnOffer, async ({ id }, ctx) => {
  const offer = await offerOf(ctx, id, belongsToOrderer(ctx))
  // Whoever opened the order with its code writes the place themselves.
  return { item: (await isBuyer(ctx, id)) ? offer : { ...offer, pickup: NO_PLACE } }
})
const NO_PLACE = { name: '', phoneNo: '', zipCode: '', address: '', addressDetail: '' }

const readReturn = operation(returnsContracts.readReturn, async ({ returnSeq }, ctx) => ({
  item: await presentReturn(ctx.db, await ownReturn(ctx, returnSeq), ctx.now),
}))

const readReturnOffer = operation(returnsContracts.readReturnOffer, async ({ id }, ctx) => ({
  item: await offerOf(ctx, id, belongsToMember(ctx)),
}))

const readReturnUploadOffset = operation(returnUpload.offset, (input, ctx) => incomingReturnPictures.offset(input, ctx))

const requestExchange = operation(returnsContracts.requestExchange, async (sent, ctx) => ({
  item: { returnSeq: await askExchange(ctx, sent, belongsToMember(ctx)) },
}))

const requestGuestExchange = operation(contracts.requestGuestExchange, async (sent, ctx) => ({
  item: { returnSeq: await askExchange(ctx, sent, belongsToOrderer(ctx)) },
}))

const requestGuestRefund = operation(contracts.requestGuestRefund, async (sent, ctx) => ({
  item: { returnSeq: await askRefund(ctx, sent, belongsToOrderer(ctx)) },
}))

const requestRefund = operation(returnsContracts.requestRefund, async (sent, ctx) => ({
  item: { returnSeq: await askRefund(ctx, sent, belongsToMember(ctx)) },
}))

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
