import * as contracts from '@/schemas/api/store/pay-links'
import { maskMobile } from '@/schemas/rules/base/mask'
import { maskedName } from '@/schemas/rules/base/masked-name'
import { farFee } from '@/schemas/rules/store/far-places'
import { operation } from '@/services/kit/service'
import { pictureShapes } from '@/services/storage/picture-shapes'
import { buyerOfDraft } from '../domain/drafts/buyer-of-draft'
import { draftOffers } from '../domain/drafts/draft-offers'
import { maskedAddress } from '../domain/orders/masked-address'
import { draftAmounts } from '../domain/drafts/draft-amounts'
import { sellerFacts } from '../domain/orders/seller-facts'
import { storeTerms } from '../domain/terms/store-terms'
import { requireLink } from './require-link'

export const openLink = operation(contracts.openPayLink, async ({ token }, ctx) => {
  const { db, siteId } = ctx
  const draft = await requireLink(ctx, token)
  const buyer = await buyerOfDraft(ctx, draft)
  const { delivery } = draft
  if (!buyer || !delivery) throw ctx.fail('cancelled')
  const offers = await draftOffers(ctx, draft.lines, draft.memberNo !== null)
  if (draft.lines.some(({ variantId }) => !offers.get(variantId)?.isSold)) throw ctx.fail('gone')
  const { far, collecting, mindDays, depositHours } = await storeTerms(db, siteId)
  const { goods, delivery: fee, install, coupon, points, paid } = draftAmounts(draft, offers, far)
  const lines = draft.lines.map((line) => ({ line, of: offers.get(line.variantId)! }))
  const shapeOf = await pictureShapes(
    lines.map(({ of }) => of.goods.image),
    ctx,
  )
  return {
    item: {
      lines: lines.map(({ line: { name, choices, qty, unitPrice }, of }) => ({
        ...{ name, choices, qty, price: unitPrice, image: of.goods.image },
        imageShape: shapeOf(of.goods.image),
        customYn: of.goods.customYn,
        delivery: of.delivery,
      })),
      amounts: { goods, delivery: fee, install, coupon, points, paid },
      far: [...new Set(lines.map(({ of }) => of.delivery))].reduce((sum, kind) => sum + farFee(far, kind, delivery.zipCode), 0),
      memberYn: draft.memberNo === null ? ('N' as const) : ('Y' as const),
      buyer: { name: maskedName(buyer.name), phoneNo: maskMobile(buyer.phoneNo) },
      delivery: { name: maskedName(delivery.name), phoneNo: maskMobile(delivery.phoneNo), address: maskedAddress(delivery.address) },
      endsAt: draft.linkEndsAt!.toISOString(),
      terms: { far, collecting, mindDays, depositHours },
      seller: await sellerFacts(db, siteId),
    },
  }
})
