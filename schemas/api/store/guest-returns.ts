// Sending back what a visitor ordered without an account: for its identified buyer, under the terms of members.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { ORDERING } from '@/schemas/api/base/rate-limit'
import { OrderId } from './orders'
import { OwnReturn, readReturnOffer, requestExchange, requestRefund, ReturnOffer } from './returns'

/** What of the order may come back, and until when. */
export const readGuestReturnOffer = contract({
  at: 'GET /svc/returnSvcApi/guestOffer',
  id: 'return.guestOffer',
  title: '비회원 교환·반품 조건',
  access: 'orderer',
  input: Type.Object({ id: OrderId }),
  item: ReturnOffer,
  errors: readReturnOffer.errors,
})

const call = { access: 'orderer', rateLimit: ORDERING, keyed: true, transaction: 'own', codec: 'json' } as const

export const requestGuestRefund = contract({
  at: 'POST /svc/orderSvcApi/guestRefund',
  id: 'order.guestRefund',
  title: '비회원 반품 신청',
  ...call,
  input: requestRefund.input,
  item: requestRefund.item,
  errors: requestRefund.errors,
})

export const requestGuestExchange = contract({
  at: 'POST /svc/orderSvcApi/guestExchange',
  id: 'order.guestExchange',
  title: '비회원 교환 신청',
  ...call,
  input: requestExchange.input,
  item: requestExchange.item,
  errors: requestExchange.errors,
})

/** Of one order, the latest first. */
export const listGuestReturns = contract({
  at: 'GET /svc/returnSvcApi/guestList',
  id: 'return.guestList',
  title: '비회원 교환·반품 내역',
  access: 'orderer',
  input: Type.Object({ id: OrderId }),
  items: OwnReturn,
})
