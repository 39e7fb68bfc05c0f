import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/question-desk'
import { goodsQuestions } from '@/services/db/tables/questions'
import { raiseAlarm } from '@/services/alarms/alarms'
import { operation } from '@/services/kit/service'
import { questionWords, wordColumns } from '../domain/voices/question-words'
import { lockQuestion, questionTarget } from './lock-question'

/** The audit log keeps what a public answer said; the words of a private one stay sealed in its row. */
export const answerQuestion = operation(contracts.answerQuestion, async ({ questionSeq, version, answer: typed }, ctx) => {
  const { db, now, session } = ctx
  const row = await lockQuestion(ctx, { questionSeq, version })
  const answer = typed.trim()
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
  return { message: row.answeredAt ? '답변을 고쳤습니다.' : '답변을 달았습니다.' }
})
