import { eq, or } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/order-drafts'
import { contains } from '@/services/db/contains'
import { goods, goodsVariants } from '@/services/db/tables/store'
import { operation } from '@/services/kit/service'
import { draftLineState, draftOffersWhere } from '../domain/drafts/draft-offers'

const MOST = 30

/** What cannot be sold is found as well, and said to be so: the customer on the telephone asks for it. */
export const findGoods = operation(contracts.findDraftGoods, async ({ search, memberYn }, ctx) => {
  const among = or(contains(goods.name, search), eq(goods.goodsId, search.trim()), eq(goodsVariants.variantId, search.trim()))
  const offers = await draftOffersWhere(ctx, among, { isMember: memberYn === 'Y', most: MOST })
  return {
    items: offers.map((offer) => {
      const { goods: of, variant, price, left, delivery, deliveryFee, freeFrom, installFee } = offer
      return {
        ...{ variantId: variant.variantId, goodsId: of.goodsId, name: of.name, choices: variant.choices, image: of.image },
        ...{ price, left, state: draftLineState(offer, 1) },
        ...{ delivery, deliveryFee, freeFrom, installFee, customYn: of.customYn },
      }
    }),
  }
})
