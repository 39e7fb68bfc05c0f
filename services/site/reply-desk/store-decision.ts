import { reviewOf } from './review-of'
import type { Ctx } from '@/services/kit/service'

export interface ReplyDecision {
  of: keyof typeof reviewOf
  replySeq: number
  /** `undo`: it is shown, and waits again. */
  decision: 'hide' | 'leave' | 'undo'
  reason: string
}

/** Stores what staff decided about one reply, with its line of the audit log. @returns whether there is such a reply. */
export async function storeDecision(ctx: Ctx, { of, replySeq, decision, reason }: ReplyDecision): Promise<boolean> {
  const { now } = ctx
  const isUndone = decision === 'undo'
  const author = await reviewOf[of](ctx, replySeq, {
    hiddenAt: decision === 'hide' ? now : null,
    reviewedAt: isUndone ? null : now,
    reviewReason: isUndone ? '' : reason,
  })
  if (!author) return false
  ctx.audit(
    decision === 'hide' ? 'reply.hide' : decision === 'leave' ? 'reply.leave' : 'reply.undo',
    of === 'profile' ? `profile:${replySeq}` : `${of}-reply:${replySeq}`,
    reason ? { reason } : {},
    [author],
  )
  return true
}
