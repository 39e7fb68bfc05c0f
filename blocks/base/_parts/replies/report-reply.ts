import { showFault, showSnackbar } from '@/lib/ui/show-snackbar'
import { call } from '@/schemas/api/base/call'
import type { AnyContract, Input } from '@/schemas/api/base/contract'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { MISSING_PART } from '@/schemas/words/unexpected'
import type { ReplyNoun } from './reply-noun'

/**
 * Asks why, and reports; staff read the reason.
 * @param noun what is reported: 글, 댓글.
 */
export async function reportReply<C extends AnyContract>(contract: C, replySeq: number, noun: ReplyNoun): Promise<void> {
  const ask = await import('./ask-report-reason').then((module) => module.askReportReason).catch(() => undefined)
  if (!ask) return showFault(MISSING_PART)
  const reason = await ask(noun)
  if (!reason) return
  try {
    await call(contract, { replySeq, reason } as Input<C>)
    showSnackbar('신고를 접수했습니다.')
  } catch (error) {
    await sayFailure(error, { id: contract.id })
  }
}
