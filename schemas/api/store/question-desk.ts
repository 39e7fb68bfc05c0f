// Questions about goods for staff: those that wait first, answered for everybody to read, hidden for a reason or shown again.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { SeveralDone, severalOf } from '@/schemas/api/base/many'
import { days, direction, moment, oneOf, paging, reason, search, Version } from '@/schemas/api/base/fields'
import { UNKNOWN_PLACE } from '@/schemas/rules/store/answer-places'
import { QUESTION_ANSWER_MAX } from '@/schemas/rules/store/question-fault'
import { YesNo } from '@/schemas/words/paging'
import { QuestionSeq } from './questions'

/** `waiting`: nobody has answered yet; `hidden`: whatever its answer. */
export const QUESTION_STATES = ['waiting', 'answered', 'hidden'] as const
export type QuestionState = (typeof QUESTION_STATES)[number]

export const browseQuestions = contract({
  at: 'GET /adm/goodsQuestion/browse',
  id: 'questionDesk.browse',
  title: '상품 문의 찾아보기',
  access: 'manager',
  right: { of: 'questions', act: 'see' },
  input: Type.Object({
    state: Type.Optional(oneOf('상태', QUESTION_STATES)),
    /** Days of the question in Seoul. */
    ...days(),
    /** Of the name of the goods. */
    search,
    direction,
    ...paging(),
  }),
  items: Type.Object({
    questionSeq: QuestionSeq,
    version: Version,
    /** Empty where the goods are gone. */
    goodsId: Type.String(),
    goodsName: Type.String(),
    author: Type.String(),
    privateYn: YesNo,
    contents: Type.String(),
    postedAt: moment,
    state: oneOf('상태', QUESTION_STATES),
    answer: Type.String(),
    /** Empty without an answer. */
    answeredAt: Type.String(),
    answeredBy: Type.String(),
    hiddenReason: Type.String(),
  }),
  /** Numbers of each state under the same filters. */
  item: Type.Object({
    counts: Type.Object({ all: Type.Integer(), waiting: Type.Integer(), answered: Type.Integer(), hidden: Type.Integer() }),
  }),
})

const answering = { access: 'manager', right: { of: 'questions', act: 'write' }, codec: 'json' } as const
const deciding = { access: 'manager', right: { of: 'questions', act: 'publish' }, codec: 'json' } as const
const errors = {
  missing: ['404', '문의를 찾을 수 없습니다. 문의한 분이 지웠을 수 있습니다.', 404],
  /** The sentence says who was first. */
  changed: ['409', '그사이 문의가 바뀌었습니다. 최신 내용을 확인해 주세요.', 409],
} as const

/** One answer a question, which may be mended. The author is told of the first one. */
export const answerQuestion = contract({
  at: 'POST /adm/goodsQuestion/answer',
  id: 'questionDesk.answer',
  title: '상품 문의에 답변',
  ...answering,
  keyed: true,
  input: Type.Object({
    questionSeq: QuestionSeq,
    version: Version,
    answer: Type.String({ title: '답변', minLength: 1, maxLength: QUESTION_ANSWER_MAX, pattern: '\\S' }),
  }),
  errors,
})

/** Hides it from visitors, or shows a hidden one again; the author reads that it is hidden, and staff why. */
export const decideQuestion = contract({
  at: 'POST /adm/goodsQuestion/decide',
  id: 'questionDesk.decide',
  title: '상품 문의 숨기기·다시 보이기',
  ...deciding,
  input: Type.Object({
    questionSeq: QuestionSeq,
    version: Version,
    decision: oneOf('판단', ['hide', 'show']),
    reason,
  }),
  errors,
})

const questions = severalOf(Type.Object({ questionSeq: QuestionSeq, version: Version }), '문의')

export const decideQuestions = contract({
  at: 'POST /adm/goodsQuestion/decideSeveral',
  id: 'questionDesk.decideSeveral',
  title: '상품 문의 여러 건 숨기기·다시 보이기',
  ...deciding,
  input: Type.Object({ questions, decision: oneOf('판단', ['hide', 'show']), reason }),
  item: SeveralDone,
})

/** One text for several, with what differs in its places. What has an answer keeps it. */
export const answerQuestions = contract({
  at: 'POST /adm/goodsQuestion/answerSeveral',
  id: 'questionDesk.answerSeveral',
  title: '상품 문의 여러 건에 답변',
  ...answering,
  input: Type.Object({
    questions,
    answer: Type.String({ title: '답변', minLength: 1, maxLength: QUESTION_ANSWER_MAX, pattern: '\\S' }),
  }),
  item: SeveralDone,
  errors: { unknownPlace: ['400', UNKNOWN_PLACE] },
})
