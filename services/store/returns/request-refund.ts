import * as contracts from '@/schemas/api/store/returns'
import { operation } from '@/services/kit/service'
import { belongsToMember } from '../domain/orders/belongs-to-member'
import { askRefund } from './ask-refund'

export const requestRefund = operation(contracts.requestRefund, async (sent, ctx) => ({
  item: { returnSeq: await askRefund(ctx, sent, belongsToMember(ctx)) },
}))
