import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/questions'
import { goodsQuestions } from '@/services/db/tables/questions'
import { operation } from '@/services/kit/service'
import { ownQuestion } from '../domain/voices/own-question'

export const removeQuestion = operation(contracts.removeGoodsQuestion, async ({ questionSeq }, ctx) => {
  const row = await ownQuestion(ctx, questionSeq)
  if (!row) throw ctx.fail('notOwn')
  await ctx.db.delete(goodsQuestions).where(eq(goodsQuestions.questionSeq, questionSeq))
  ctx.touch(`goods-questions:${row.goodsId ?? ''}`)
  return { message: '문의를 삭제했습니다.' }
})
