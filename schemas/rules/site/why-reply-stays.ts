import type { ReportState } from '@/schemas/api/site/reply-desk'

/** What each decision makes of a reply, and what is said of one that is so already. */
const MAKES: Readonly<Record<'hide' | 'leave' | 'undo', readonly [ReportState, string]>> = {
  hide: ['hidden', '이미 숨긴 댓글입니다.'],
  leave: ['left', '이미 그대로 두기로 한 댓글입니다.'],
  undo: ['waiting', '되돌릴 판단이 없습니다.'],
}

/** Why a decision about several replies leaves this one as it is: said before it is sent, and by the call that does it. */
export function whyReplyStays(decision: keyof typeof MAKES, state: ReportState): string | undefined {
  const [made, words] = MAKES[decision]
  // Leaving says that the reply is shown: a hidden one is shown again by undoing its decision.
  if (decision === 'leave' && state === 'hidden') return '숨긴 댓글입니다. 다시 보이려면 판단을 되돌려 주세요.'
  return state === made ? words : undefined
}
