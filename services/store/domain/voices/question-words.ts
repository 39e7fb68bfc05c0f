import type { goodsQuestions, PrivateWords } from '@/services/db/tables/questions'

export type QuestionRow = typeof goodsQuestions.$inferSelect

/** What a question and its answer say, wherever they lie. */
export const questionWords = ({ contents, answer, privateWords }: QuestionRow): PrivateWords => privateWords ?? { contents, answer }

/** The columns for them: a private question lies sealed, and nothing of it in the open. */
export const wordColumns = (words: PrivateWords, isPrivate: boolean): Pick<QuestionRow, 'contents' | 'answer' | 'privateWords'> =>
  isPrivate ? { contents: '', answer: '', privateWords: words } : { ...words, privateWords: null }
