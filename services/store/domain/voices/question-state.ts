import { isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { QuestionState } from '@/schemas/api/store/question-desk'
import { goodsQuestions } from '@/services/db/tables/questions'

const { hiddenAt, answeredAt } = goodsQuestions

/** How staff sort a question. */
export const questionState = (): SQL<QuestionState> =>
  sql<QuestionState>`case when ${isNotNull(hiddenAt)} then 'hidden' when ${isNull(answeredAt)} then 'waiting' else 'answered' end`
