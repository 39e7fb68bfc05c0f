import * as contracts from '@/schemas/api/store/returns'
import { operation } from '@/services/kit/service'
import { belongsToMember } from '../domain/orders/belongs-to-member'
import { askExchange } from './ask-exchange'

export const requestExchange = operation(contracts.requestExchange, async (sent, ctx) => ({
  item: { returnSeq: await askExchange(ctx, sent, belongsToMember(ctx)) },
}))
