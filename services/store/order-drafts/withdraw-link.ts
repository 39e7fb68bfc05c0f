import * as contracts from '@/schemas/api/store/order-drafts'
import { operation } from '@/services/kit/service'
import { closeDraftOrder } from '../domain/drafts/close-draft-order'
import { busyWords } from './cancel-draft'
import { changeDraft, draftTarget, lockDraft } from './lock-draft'
import { whoseDraft } from './open-draft'
import { presentDraft } from './present-draft'

/** The draft can be changed again, and its link says that it was taken back. */
export const withdrawLink = operation(contracts.withdrawPayLink, async ({ draftSeq, version }, ctx) => {
  const { draft, state, order } = await lockDraft(ctx, ctx, { draftSeq, version })
  if (state === 'paid' || state === 'cancelled') throw ctx.fail('over')
  if (state === 'draft') throw ctx.fail('noLink')
  const by = `staff:${ctx.session.staff!.id}`
  if (order && !(await closeDraftOrder(ctx, order, by, '결제 링크를 거두었습니다.')))
    throw ctx.fail('underWay', { words: busyWords(order.order.state) })
  const row = await changeDraft(ctx, draft, { linkTakenAt: ctx.now })
  ctx.audit('orderDraft.withdraw', draftTarget(draftSeq), {}, whoseDraft(row))
  return { item: await presentDraft(ctx, row) }
})
