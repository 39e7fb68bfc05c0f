import * as contracts from '@/schemas/api/store/returns'
import { operation } from '@/services/kit/service'
import { ofMember } from '../domain/of-member'
import { offerOf } from '../domain/offer-of'

export const readReturnOffer = operation(contracts.readReturnOffer, async ({ id }, ctx) => ({
  item: await offerOf(ctx, id, ofMember(ctx)),
}))
