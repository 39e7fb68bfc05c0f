import * as contracts from '@/schemas/api/store/order-requests'
import { operation, service } from '@/services/kit/service'
import { belongsToMember, belongsToOrderer } from '../domain/orders/belongs-to-member'
import { maskedOrder } from '../domain/orders/masked-order'
import { askOwnCancel } from './ask-own-cancel'
import { changeOwnDelivery } from './change-own-delivery'
import { withdrawOwnCancel } from './withdraw-own-cancel'

const changeDelivery = operation(contracts.changeDelivery, async (sent, ctx) => ({
  item: await changeOwnDelivery(ctx, sent, belongsToMember(ctx)),
  message: '배송지를 바꾸었습니다.',
}))
const changeGuestDelivery = operation(contracts.changeGuestDelivery, async (sent, ctx) => ({
  item: await maskedOrder(ctx, await changeOwnDelivery(ctx, sent, belongsToOrderer(ctx))),
  message: '배송지를 바꾸었습니다.',
}))
const askCancel = operation(contracts.askCancel, async (sent, ctx) => ({
  item: await askOwnCancel(ctx, sent, belongsToMember(ctx)),
  message: '취소를 요청했습니다.',
}))
const askGuestCancel = operation(contracts.askGuestCancel, async (sent, ctx) => ({
  item: await maskedOrder(ctx, await askOwnCancel(ctx, sent, belongsToOrderer(ctx))),
  message: '취소를 요청했습니다.',
}))
const withdrawCancel = operation(contracts.withdrawCancel, async ({ id }, ctx) => ({
  item: await withdrawOwnCancel(ctx, id, belongsToMember(ctx)),
  message: '취소 요청을 철회했습니다.',
}))
const withdrawGuestCancel = operation(contracts.withdrawGuestCancel, async ({ id }, ctx) => ({
  item: await maskedOrder(ctx, await withdrawOwnCancel(ctx, id, belongsToOrderer(ctx))),
  message: '취소 요청을 철회했습니다.',
}))

export const orderRequests = service('order-requests', [
  changeDelivery,
  changeGuestDelivery,
  askCancel,
  askGuestCancel,
  withdrawCancel,
  withdrawGuestCancel,
])
