import * as contracts from '@/schemas/api/store/guest-returns'
import { operation } from '@/services/kit/service'
import { belongsToIdentified } from '../domain/orders/belongs-to-member'
import { offerOf } from '../domain/returns/offer-of'

export const readGuestReturnOffer = operation(contracts.readGuestReturnOffer, async ({ id }, ctx) => ({
  item: await offerOf(ctx, id, belongsToIdentified(ctx)),
}))
