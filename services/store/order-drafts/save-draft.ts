import type { Input } from '@/schemas/api/base/contract'
import * as contracts from '@/schemas/api/store/order-drafts'
import { digitsOnly } from '@/schemas/rules/base/digits-only'
import { isSensitiveNote } from '@/schemas/rules/members/is-sensitive-note'
import { buyerFaults } from '@/schemas/rules/store/buyer-faults'
import { goodsAmount } from '@/schemas/rules/store/cart-amounts'
import { deliveryFaults } from '@/schemas/rules/store/delivery-address'
import { wonWords } from '@/schemas/rules/store/won-words'
import type { DraftLine } from '@/schemas/rules/store/order-drafts'
import type { OrderDelivery } from '@/services/db/tables/orders'
import { operation, type CtxOf } from '@/services/kit/service'
import { draftOffers, type DraftOffer } from '../domain/drafts/draft-offers'
import type { DraftRow } from '../domain/drafts/draft-rows'
import { draftAmounts } from '../domain/drafts/draft-amounts'
import { storeTerms } from '../domain/terms/store-terms'
import { guestOf } from './create-draft'
import { changeDraft, draftTarget, lockDraft } from './lock-draft'
import { whoseDraft } from './open-draft'
import { discountMost, presentDraft } from './present-draft'

type Context = CtxOf<typeof contracts.saveOrderDraft>
type Sent = Input<typeof contracts.saveOrderDraft>

export const saveDraft = operation(contracts.saveOrderDraft, async (sent, ctx) => {
  const { draft, state } = await lockDraft(ctx, ctx, sent)
  if (state === 'waiting') throw ctx.fail('linkOut')
  if (state !== 'draft' && state !== 'lapsed') throw ctx.fail('over')
  if (isSensitiveNote(sent.note)) throw ctx.fail('sensitive')
  const isMember = draft.memberNo !== null
  const offers = await draftOffers(ctx, sent.lines, isMember)
  const lines = linesOf(sent.lines, draft, offers, ctx)
  requireDiscount(sent, draft, lines, ctx)
  const buyer = isMember ? null : sent.buyer ? guestOf(sent.buyer) : draft.buyer
  if (!isMember && !buyer) throw ctx.fail('wrongBuyer', { words: sent.buyer && Object.values(buyerFaults(sent.buyer))[0] })
  const delivery = sent.delivery ? placeOf(sent.delivery, ctx) : draft.delivery
  const { discount } = sent
  const { far } = await storeTerms(ctx.db, ctx.siteId)
  const amount = draftAmounts({ lines, discount, delivery }, offers, far).paid
  const row = await changeDraft(ctx, draft, {
    ...{ lines, buyer, delivery, discount, amount, note: sent.note.trim() || null },
    discountReason: discount > 0 ? sent.discountReason.trim() : '',
  })
  // The log names what was written, never a name, a number or an address.
  const fields = [
    ...(JSON.stringify(lines) === JSON.stringify(draft.lines) ? [] : ['lines']),
    ...(sent.buyer ? ['buyer'] : []),
    ...(sent.delivery ? ['delivery'] : []),
    ...(discount === draft.discount ? [] : ['discount']),
    ...(row.note === draft.note ? [] : ['note']),
  ]
  const of = discount > 0 ? { discount, reason: row.discountReason } : {}
  ctx.audit('orderDraft.save', draftTarget(draft.draftSeq), { fields, amount, ...of }, whoseDraft(row))
  return { item: await presentDraft(ctx, row) }
})

/** What was in it keeps its price, whatever the shop asks now; what is new must be for sale. */
function linesOf(sent: Sent['lines'], draft: DraftRow, offers: ReadonlyMap<string, DraftOffer>, ctx: Context): DraftLine[] {
  if (new Set(sent.map(({ variantId }) => variantId)).size < sent.length) throw ctx.fail('twice')
  return sent.map(({ variantId, qty, repriced }) => {
    const offer = offers.get(variantId)
    const known = draft.lines.find((line) => line.variantId === variantId)
    if (known && (!repriced || !offer?.isSold)) return { ...known, qty }
    if (!offer?.isSold) throw ctx.fail('gone')
    const { goods, variant, price } = offer
    return { variantId, goodsId: goods.goodsId, name: goods.name, choices: variant.choices, unitPrice: price, qty }
  })
}

/** C-DRAFTOFF. Who may not take anything off saves a draft with a discount of somebody else, as long as it stays as it is. */
function requireDiscount({ discount, discountReason }: Sent, draft: DraftRow, lines: readonly DraftLine[], ctx: Context): void {
  if (discount === 0) return
  if (discount > goodsAmount(lines)) throw ctx.fail('discountMost')
  if (discountReason.trim().length < 5) throw ctx.fail('discountReason')
  if (discount === draft.discount && discountReason.trim() === draft.discountReason) return
  const most = discountMost(ctx)
  if (most === 0) throw ctx.fail('noDiscount')
  if (most !== null && discount > most)
    throw ctx.fail('discountMost', { words: `혼자서 할인할 수 있는 금액은 ${wonWords(most)}까지입니다. 할인을 줄여 주세요.` })
}

function placeOf(sent: NonNullable<Sent['delivery']>, ctx: Context): OrderDelivery {
  const faults = Object.values(deliveryFaults(sent))
  if (faults.length > 0) throw ctx.fail('wrongPlace', { words: faults[0] })
  return {
    name: sent.name.trim(),
    phoneNo: digitsOnly(sent.phoneNo),
    zipCode: sent.zipCode,
    address: sent.address.trim(),
    addressDetail: sent.addressDetail.trim(),
    request: sent.request.trim(),
  }
}
