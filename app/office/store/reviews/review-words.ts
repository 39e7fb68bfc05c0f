import type { ReviewState } from '@/schemas/api/store/review-desk'

export const REVIEW_WORDS: Readonly<Record<ReviewState, string>> = { reported: '살필 것', hidden: '숨김', shown: '보임' }
