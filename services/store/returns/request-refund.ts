import * as contracts from '@/schemas/api/store/returns'
import { operation } from '@/services/kit/service'
import { ofMember } from '../domain/orders/of-member'
import { askRefund } from './ask-refund'

export const requestRefund = operation(contracts.requestRefund, async (sent, ctx) => ({
  item: { returnSeq: await askRefund(ctx, sent, ofMember(ctx)) },
}))
