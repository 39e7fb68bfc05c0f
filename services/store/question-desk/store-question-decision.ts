import { eq } from 'drizzle-orm'
import { goodsQuestions } from '@/services/db/tables/questions'
import type { Ctx } from '@/services/kit/service'
import type { QuestionRow } from '../domain/voices/question-words'
import { questionTarget } from './lock-question'

/** Hides a locked question or shows it again, with its line of the audit log. */
export async function storeQuestionDecision(ctx: Ctx, row: QuestionRow, decision: 'hide' | 'show', reason: string): Promise<void> {
  const { questionSeq, version } = row
  const isHidden = decision === 'hide'
  await ctx.db
    .update(goodsQuestions)
    .set({ hiddenAt: isHidden ? ctx.now : null, hiddenReason: isHidden ? reason : '', version: version + 1 })
    .where(eq(goodsQuestions.questionSeq, questionSeq))
  ctx.audit(isHidden ? 'goods-question.hide' : 'goods-question.show', questionTarget(questionSeq), { reason }, [row])
  ctx.touch(`goods-questions:${row.goodsId ?? ''}`)
}
