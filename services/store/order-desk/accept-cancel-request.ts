import * as contracts from '@/schemas/api/store/order-desk'
import { operation } from '@/services/kit/service'
import { waitingCancelRequest } from '../domain/orders/cancel-request'
import { cancelAtDesk } from './cancel-at-desk'

/** What the buyer will read of the refund; their own words stay with the request, sealed. */
const REASON = '요청하신 대로 취소했습니다.'

/** The request is over once the order is cancelled, which another person may have to confirm first. */
export const acceptCancelRequest = operation(contracts.acceptCancelRequest, async ({ orderId, version }, ctx) => ({
  item: await cancelAtDesk(ctx, { orderId, version }, async ({ db }) => {
    const request = await waitingCancelRequest(db, orderId)
    if (!request) throw ctx.fail('noRequest')
    return { reason: REASON, items: undefined, refundAccount: request.account ?? undefined }
  }),
}))
