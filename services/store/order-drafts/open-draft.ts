import * as contracts from '@/schemas/api/store/order-drafts'
import { formatMobile } from '@/schemas/words/person'
import { operation } from '@/services/kit/service'
import { buyerOfDraft } from '../domain/drafts/buyer-of-draft'
import type { DraftRow } from '../domain/drafts/draft-rows'
import type { Whose } from '@/services/kit/subject-of'
import { draftTarget, findDraft } from './lock-draft'

export const openDraft = operation(contracts.openOrderDraft, async ({ draftSeq, reason }, ctx) => {
  const draft = await findDraft(ctx, draftSeq)
  const buyer = await buyerOfDraft(ctx, draft)
  ctx.audit('orderDraft.read', draftTarget(draftSeq), { reason: reason.trim() }, whoseDraft(draft, buyer?.phoneNo))
  return {
    item: {
      buyer: { name: buyer?.name ?? '', phoneNo: formatMobile(buyer?.phoneNo ?? ''), email: buyer?.email ?? '' },
      delivery: draft.delivery && { ...draft.delivery, phoneNo: formatMobile(draft.delivery.phoneNo) },
    },
  }
})

/** Whose data it has: who orders, and who receives it. */
export const whoseDraft = (
  { memberNo, buyer, delivery }: Pick<DraftRow, 'memberNo' | 'buyer' | 'delivery'>,
  phoneNo = buyer?.phoneNo,
): Whose[] => [{ memberNo, phoneNo: phoneNo ?? null }, ...(delivery ? [{ memberNo: null, phoneNo: delivery.phoneNo }] : [])]
