// Questions about goods (SYS-39, Q-070): members ask, everybody reads them, the author alone reads a private one. Staff answer in the console
// (question-desk.ts).
import { Type, type Static } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { CHANGING, WRITING } from '@/schemas/api/base/rate-limit'
import { FORBIDDEN_WORD } from '@/schemas/rules/base/forbidden-words'
import { QUESTION_MAX, QUESTION_TOO_SHORT } from '@/schemas/rules/store/question-fault'
import { Page, sizeOf, YesNo } from '@/schemas/words/paging'
import { GoodsId } from './goods'

export const QuestionSeq = Type.Integer({ title: '문의 번호', minimum: 1, maximum: 2_147_483_647 })

export const Question = Type.Object({
  QUESTION_SEQ: Type.Integer(),
  /** Masked: 홍*동. Empty for a private question of somebody else, of which nothing but its days is told. */
  MEMBER_NAME: Type.String(),
  CONTENTS: Type.String(),
  privateYn: YesNo,
  answeredYn: YesNo,
  /** Of staff; empty without one. */
  answer: Type.String(),
  ANSWER_DT: Type.String(),
  REG_DT: Type.String(),
})
export type Question = Static<typeof Question>

/** The newest first. */
export const listGoodsQuestions = contract({
  at: 'GET /svc/goodsQuestionSvcApi/svcList',
  id: 'goodsQuestion.list',
  title: '상품 문의 목록',
  access: 'visitor',
  input: Type.Object({ goodsId: GoodsId, page: Page, size: sizeOf(10, 50) }),
  items: Question,
  tags: ({ goodsId }) => [`goods-questions:${goodsId}`],
})

/** The caller's own, of these goods or of all. */
export const listMyGoodsQuestions = contract({
  at: 'GET /svc/goodsQuestionSvcApi/myList',
  id: 'goodsQuestion.myList',
  title: '내가 한 상품 문의',
  access: 'member',
  input: Type.Object({ goodsId: Type.Optional(GoodsId), page: Page, size: sizeOf(10, 50) }),
  items: Type.Object({
    ...Question.properties,
    /** Empty where the goods are no longer there. */
    goodsId: Type.String(),
    name: Type.String(),
    image: Type.String(),
    /** Staff hid it: others do not see it. */
    hiddenYn: YesNo,
  }),
})

const written = {
  contents: Type.String({ title: '문의 내용', minLength: 1, maxLength: QUESTION_MAX, pattern: '\\S' }),
  /** Y: only the author and staff read it. */
  privateYn: Type.Optional(YesNo),
}
const faults = { tooShort: ['400', QUESTION_TOO_SHORT], forbiddenWord: ['400', FORBIDDEN_WORD] } as const

export const saveGoodsQuestion = contract({
  at: 'POST /svc/goodsQuestionSvcApi/save',
  id: 'goodsQuestion.save',
  title: '상품 문의하기',
  access: 'member',
  keyed: true,
  rateLimit: WRITING,
  input: Type.Object({ goodsId: GoodsId, ...written }),
  item: Type.Object({ QUESTION_SEQ: Type.Integer() }),
  errors: { ...faults, missing: ['404', '판매를 마친 상품입니다. 1:1 문의를 이용해 주세요.', 404] },
})

/** Own questions only, until staff have answered. */
export const editGoodsQuestion = contract({
  at: 'POST /svc/goodsQuestionSvcApi/edit',
  id: 'goodsQuestion.edit',
  title: '상품 문의 고치기',
  access: 'member',
  rateLimit: WRITING,
  input: Type.Object({ questionSeq: QuestionSeq, ...written }),
  errors: {
    ...faults,
    notOwn: ['403', '내가 쓴 문의만 고칠 수 있습니다.', 403],
    answered: ['409', '답변이 달린 문의는 고칠 수 없습니다. 새로 문의해 주세요.', 409],
  },
})

/** Own questions only; the answer goes with its question. */
export const removeGoodsQuestion = contract({
  at: 'POST /svc/goodsQuestionSvcApi/remove',
  id: 'goodsQuestion.remove',
  title: '상품 문의 삭제',
  access: 'member',
  rateLimit: CHANGING,
  input: Type.Object({ questionSeq: QuestionSeq }),
  errors: { notOwn: ['403', '내가 쓴 문의만 삭제할 수 있습니다.', 403] },
})
