import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/questions'
import { goodsQuestions } from '@/services/db/tables/questions'
import { operation } from '@/services/kit/service'
import { ownQuestion } from '../domain/voices/own-question'
import { wordColumns } from '../domain/voices/question-words'
import { takeQuestion } from '../domain/voices/take-question'

/** An answer must stay the answer to what was asked. */
export const editQuestion = operation(contracts.editGoodsQuestion, async ({ questionSeq, contents: typed, privateYn = 'N' }, ctx) => {
  const row = await ownQuestion(ctx, questionSeq)
  if (!row) throw ctx.fail('notOwn')
  if (row.answeredAt) throw ctx.fail('answered')
  const contents = await takeQuestion(ctx, typed)
  await ctx.db
    .update(goodsQuestions)
    .set({ ...wordColumns({ contents, answer: '' }, privateYn === 'Y'), version: row.version + 1, updatedAt: ctx.now })
    .where(eq(goodsQuestions.questionSeq, questionSeq))
  ctx.touch(`goods-questions:${row.goodsId ?? ''}`)
  return { message: '문의를 고쳤습니다.' }
})
