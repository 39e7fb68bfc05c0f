import type { Caller } from '@/schemas/api/base/call'
import type { Input } from '@/schemas/api/base/contract'
import { listGoodsQuestions, type Question } from '@/schemas/api/store/questions'

export interface QuestionPage {
  items: Question[]
  total: number
}
export const NO_QUESTIONS: QuestionPage = { items: [], total: 0 }
export const SIZE = 5

/** One page of the questions about goods. */
export async function askQuestions(via: Caller, asked: Input<typeof listGoodsQuestions>, signal?: AbortSignal): Promise<QuestionPage> {
  const { items, totalCount } = await via(listGoodsQuestions, { size: SIZE, ...asked }, signal ? { signal } : {})
  return { items, total: totalCount }
}
