import * as contracts from '@/schemas/api/store/order-drafts'
import { operation } from '@/services/kit/service'
import { closeDraftOrder } from '../domain/drafts/close-draft-order'
import { changeDraft, draftTarget, lockDraft } from './lock-draft'
import { whoseDraft } from './open-draft'
import { presentDraft } from './present-draft'

/** Its link says so from then on. */
export const cancelDraft = operation(contracts.cancelOrderDraft, async ({ draftSeq, version, reason }, ctx) => {
  const { draft, state, order } = await lockDraft(ctx, ctx, { draftSeq, version })
  if (state === 'paid' || state === 'cancelled') throw ctx.fail('over')
  const by = `staff:${ctx.session.staff!.id}`
  if (order && !(await closeDraftOrder(ctx, order, by, '전화 주문을 취소하였습니다.')))
    throw ctx.fail('underWay', { words: busyWords(order.order.state) })
  const cancelReason = reason.trim()
  const row = await changeDraft(ctx, draft, { cancelledAt: ctx.now, cancelReason })
  ctx.audit('orderDraft.cancel', draftTarget(draftSeq), { reason: cancelReason }, whoseDraft(row))
  return { item: await presentDraft(ctx, row) }
})

/** Why it cannot be taken from the customer now; undefined for what the contract says. */
export const busyWords = (state: string): string | undefined =>
  state === 'waiting' ? '고객이 가상계좌를 받아 입금을 기다리고 있습니다. 취소하시려면 주문 화면에서 그 주문을 취소해 주세요.' : undefined
