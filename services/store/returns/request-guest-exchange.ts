import * as contracts from '@/schemas/api/store/guest-returns'
import { operation } from '@/services/kit/service'
import { belongsToIdentified } from '../domain/orders/belongs-to-member'
import { askExchange } from './ask-exchange'

export const requestGuestExchange = operation(contracts.requestGuestExchange, async (sent, ctx) => ({
  item: { returnSeq: await askExchange(ctx, sent, belongsToIdentified(ctx)) },
}))
