import type { Loaded, LoadInput } from '@/renderer/define-block'
import { goodsOf } from '../_parts/goods-of'
import { askQuestions, NO_QUESTIONS, type QuestionPage } from './ask-questions'
import type { Props } from './schema'

export async function load({ page, call, signal }: LoadInput<Props>): Promise<Loaded<QuestionPage>> {
  const goods = goodsOf(page)
  return { data: goods ? await askQuestions(call, { goodsId: goods.id }, signal) : NO_QUESTIONS }
}
