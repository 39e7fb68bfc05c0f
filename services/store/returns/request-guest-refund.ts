import * as contracts from '@/schemas/api/store/guest-returns'
import { operation } from '@/services/kit/service'
import { belongsToIdentified } from '../domain/orders/belongs-to-member'
import { askRefund } from './ask-refund'

export const requestGuestRefund = operation(contracts.requestGuestRefund, async (sent, ctx) => ({
  item: { returnSeq: await askRefund(ctx, sent, belongsToIdentified(ctx)) },
}))
