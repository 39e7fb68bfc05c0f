import type { QuestionState } from '@/schemas/api/store/question-desk'

export const QUESTION_WORDS: Readonly<Record<QuestionState, string>> = { waiting: '답변 대기', answered: '답변 완료', hidden: '숨김' }
