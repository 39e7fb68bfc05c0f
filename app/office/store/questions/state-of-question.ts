import type { QuestionState } from '@/schemas/api/store/question-desk'

/** As whyQuestionStays asks for it; a hidden question has an answer or none, and stays for that alone. */
export const stateOfQuestion = ({ state }: { state: QuestionState }): { isHidden: boolean; isAnswered: boolean } => ({
  isHidden: state === 'hidden',
  isAnswered: state === 'answered',
})
