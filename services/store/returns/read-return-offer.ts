import * as contracts from '@/schemas/api/store/returns'
import { operation } from '@/services/kit/service'
import { belongsToMember } from '../domain/orders/belongs-to-member'
import { offerOf } from '../domain/returns/offer-of'

export const readReturnOffer = operation(contracts.readReturnOffer, async ({ id }, ctx) => ({
  item: await offerOf(ctx, id, belongsToMember(ctx)),
}))
