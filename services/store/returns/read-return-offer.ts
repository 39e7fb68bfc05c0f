import * as contracts from '@/schemas/api/store/returns'
import { operation } from '@/services/kit/service'
import { ofMember } from '../domain/orders/of-member'
import { offerOf } from '../domain/returns/offer-of'

export const readReturnOffer = operation(contracts.readReturnOffer, async ({ id }, ctx) => ({
  item: await offerOf(ctx, id, ofMember(ctx)),
}))
