import type { ReviewState } from '@/schemas/api/store/review-desk'

export type ReviewAct = 'hide' | 'leave' | 'show' | 'answer'

/** The reviews that a decision is for, and what is said of others. */
const FOR: Readonly<Record<Exclude<ReviewAct, 'answer'>, { states: readonly ReviewState[]; words: string }>> = {
  hide: { states: ['reported', 'shown'], words: '이미 숨긴 후기입니다.' },
  leave: { states: ['reported'], words: '신고되어 살펴볼 후기가 아닙니다.' },
  show: { states: ['hidden'], words: '숨긴 후기가 아닙니다.' },
}

/** Why an act on several reviews leaves this one as it is: said before it is sent, and by the call that does it. */
export function whyReviewStays(act: ReviewAct, { state, answer }: { state: ReviewState; answer: string }): string | undefined {
  if (act !== 'answer') return FOR[act].states.includes(state) ? undefined : FOR[act].words
  if (state === 'hidden') return '숨긴 후기입니다.'
  return answer ? '이미 답글이 있습니다.' : undefined
}
