import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/question-desk'
import { goodsQuestions } from '@/services/db/tables/questions'
import { operation } from '@/services/kit/service'
import { lockQuestion, questionTarget } from './lock-question'

export const decideQuestion = operation(contracts.decideQuestion, async ({ questionSeq, version, decision, reason: typed }, ctx) => {
  const row = await lockQuestion(ctx, { questionSeq, version })
  const reason = typed.trim()
  const isHidden = decision === 'hide'
  await ctx.db
    .update(goodsQuestions)
    .set({ hiddenAt: isHidden ? ctx.now : null, hiddenReason: isHidden ? reason : '', version: version + 1 })
    .where(eq(goodsQuestions.questionSeq, questionSeq))
  ctx.audit(isHidden ? 'goods-question.hide' : 'goods-question.show', questionTarget(questionSeq), { reason }, [row])
  ctx.touch(`goods-questions:${row.goodsId ?? ''}`)
  return { message: isHidden ? '문의를 숨겼습니다.' : '문의를 다시 보입니다.' }
})
