import type { Listed } from '@/schemas/api/base/contract'
import type { browseQuestions } from '@/schemas/api/store/question-desk'

type Question = Listed<typeof browseQuestions>

/** How several questions are told from one another. */
export const namedQuestion = {
  idOf: ({ questionSeq }: Question): string => String(questionSeq),
  nameOf: ({ goodsName, author }: Question): string => `${goodsName}, ${author}의 문의`,
}
