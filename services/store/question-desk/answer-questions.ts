import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/question-desk'
import { authorShown } from '@/schemas/rules/base/author-name'
import { fillAnswer, knowsPlaces } from '@/schemas/rules/store/answer-places'
import { QUESTION_ANSWER_MAX } from '@/schemas/rules/store/question-fault'
import { whyQuestionStays } from '@/schemas/rules/store/why-question-stays'
import { goods } from '@/services/db/tables/store'
import { eachOf } from '@/services/kit/each-of'
import { operation, type Ctx } from '@/services/kit/service'
import { findQuestion } from './lock-question'
import { storeQuestionAnswer } from './store-question-answer'

/** An answer that another person wrote is not overwritten unseen. */
export const answerQuestions = operation(contracts.answerQuestions, async ({ questions, answer }, ctx) => {
  if (!knowsPlaces(answer)) throw ctx.fail('unknownPlace')
  return eachOf(
    questions,
    ({ questionSeq }) => String(questionSeq),
    async (one) => {
      const found = await findQuestion(ctx, one)
      if (typeof found === 'string') return found
      const stays = whyQuestionStays('answer', { isHidden: found.hiddenAt !== null, isAnswered: found.answeredAt !== null })
      if (stays !== undefined) return stays
      const filled = fillAnswer(answer, { 이름: authorShown(found.shownName), 상품: await goodsName(ctx, found.goodsId) })
      if ([...filled].length > QUESTION_ANSWER_MAX) return '이름을 채우면 답변이 너무 깁니다.'
      await storeQuestionAnswer(ctx, found, filled)
      return undefined
    },
  )
})

async function goodsName({ db }: Ctx, goodsId: string | null): Promise<string> {
  const [row] = goodsId === null ? [] : await db.select({ name: goods.name }).from(goods).where(eq(goods.goodsId, goodsId))
  return row?.name ?? '상품'
}
