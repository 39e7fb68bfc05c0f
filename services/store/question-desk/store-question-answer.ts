import { eq } from 'drizzle-orm'
import { goodsQuestions } from '@/services/db/tables/questions'
import { raiseAlarm } from '@/services/alarms/alarms'
import type { Ctx } from '@/services/kit/service'
import { questionWords, wordColumns, type QuestionRow } from '../domain/voices/question-words'
import { questionTarget } from './lock-question'

/** Stores the answer to a locked question. The audit log keeps what a public one said; the words of a private one stay sealed in its row. */
export async function storeQuestionAnswer(ctx: Ctx, row: QuestionRow, answer: string): Promise<void> {
  const { db, now, session } = ctx
  const { questionSeq, version } = row
  const isPrivate = row.privateWords !== null
  const { contents } = questionWords(row)
  await db
    .update(goodsQuestions)
    .set({
      ...wordColumns({ contents, answer }, isPrivate),
      version: version + 1,
      answeredAt: row.answeredAt ?? now,
      answeredBy: session.staff!.id,
    })
    .where(eq(goodsQuestions.questionSeq, questionSeq))
  ctx.audit('goods-question.answer', questionTarget(questionSeq), isPrivate ? {} : { answer }, [row])
  ctx.touch(`goods-questions:${row.goodsId ?? ''}`)
  if (row.memberNo)
    await raiseAlarm(ctx, {
      memberNo: row.memberNo,
      kind: 'consultation',
      title: '문의하신 상품에 판매자가 답변을 남겼습니다.',
      link: '/mypage/consulting/qna',
      key: `goods-question-answer:${questionSeq}`,
    })
}
