import * as contracts from '@/schemas/api/store/order-drafts'
import { orderDrafts } from '@/services/db/tables/orders'
import { operation } from '@/services/kit/service'
import { buyerOfDraft } from '../domain/drafts/buyer-of-draft'
import { draftOffers } from '../domain/drafts/draft-offers'
import { draftAmounts } from '../domain/drafts/draft-amounts'
import { storeTerms } from '../domain/terms/store-terms'
import { draftTarget, findDraft } from './lock-draft'
import { whoseDraft } from './open-draft'

export const copyDraft = operation(contracts.copyOrderDraft, async ({ draftSeq: from }, ctx) => {
  const { db, siteId, now, session } = ctx
  const draft = await findDraft(ctx, from)
  const buyer = await buyerOfDraft(ctx, draft)
  if (!buyer) throw ctx.fail('noMember')
  const offers = await draftOffers(ctx, draft.lines, draft.memberNo !== null)
  const lines = draft.lines.flatMap((line) => {
    const offer = offers.get(line.variantId)
    return offer?.isSold ? [{ ...line, name: offer.goods.name, choices: offer.variant.choices, unitPrice: offer.price }] : []
  })
  const { far } = await storeTerms(db, siteId)
  const { delivery, note } = draft
  const amount = draftAmounts({ lines, discount: 0, delivery }, offers, far).paid
  const [row] = await db
    .insert(orderDrafts)
    .values({
      ...{ siteId, memberNo: draft.memberNo, buyer: draft.buyer, delivery, lines, note, amount },
      ...{ madeBy: `staff:${session.staff!.id}`, madeAt: now, updatedAt: now },
    })
    .returning()
  const { draftSeq } = row!
  ctx.audit('orderDraft.copy', draftTarget(draftSeq), { from }, whoseDraft(draft, buyer.phoneNo))
  return { item: { draftSeq, left: draft.lines.length - lines.length } }
})
