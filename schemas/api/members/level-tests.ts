// The interior level test of My Page (SYS-41, Q-090): its questions, its levels, and the member's latest result.
import { Type, type Static } from 'typebox'
import { Shape } from '@/schemas/words/shape'
import { contract } from '@/schemas/api/base/contract'
import { CHANGING } from '@/schemas/api/base/rate-limit'

/** Most questions of a test, and most choices of a question. */
const MOST = 50
const QuestionSeq = Type.Integer({ title: '문제 번호', minimum: 1, maximum: 2_147_483_647 })

/** Questions in their order. Points stay on the server, because they are the solution. */
export const listLevelQuestions = contract({
  at: 'GET /svc/myPageSvcApi/svcLevelTestQuestionList',
  id: 'levelTest.questions',
  title: '레벨 테스트 문제',
  access: 'visitor',
  input: Type.Object({}),
  items: Type.Object({ QUESTION_SEQ: QuestionSeq, QUESTION: Type.String(), HINT: Type.String(), CHOICES: Type.Array(Type.String()) }),
  tags: () => ['level-questions'],
})

const level = {
  level: Type.String(),
  NAME: Type.String(),
  SUMMARY: Type.String(),
  /** HTML. */
  CONTENTS: Type.String(),
  IMG: Type.String(),
  IMG_ALT: Type.String(),
  IMG_SHAPE: Shape,
  LINK: Type.String(),
  LINK_LABEL: Type.String(),
}
const Level = Type.Object(level)
export type Level = Static<typeof Level>

/** Levels, the lowest first. */
export const listLevels = contract({
  at: 'GET /svc/myPageSvcApi/svcLevelList',
  id: 'levelTest.levels',
  title: '레벨 목록',
  access: 'visitor',
  input: Type.Object({}),
  items: Level,
  tags: () => ['levels'],
})

/** The picture of a level, drawn on the server: a square JPEG with its photograph, name and summary, to be shared or saved. */
export const drawLevelCard = contract({
  at: 'GET /svc/myPageSvcApi/svcLevelCard',
  id: 'levelTest.card',
  title: '레벨 그림',
  access: 'visitor',
  input: Type.Object({ level: Type.String({ title: '레벨', maxLength: 10 }) }),
  raw: 'image/jpeg',
  errors: { missing: ['404', '레벨을 찾을 수 없습니다.', 404] },
})

/**
 * The server computes the level from the answers; a level that the browser names is not read. Choices count from 1. Answers to questions
 * that staff changed meanwhile are refused, and the page keeps them.
 */
export const saveLevelTest = contract({
  at: 'POST /svc/myPageSvcApi/svcMyPageInteriorLevelTest',
  id: 'my.svcMyPageInteriorLevelTest',
  title: '레벨 테스트 결과 저장',
  access: 'member',
  needs: ['whole'],
  rateLimit: CHANGING,
  codec: 'json',
  input: Type.Object({
    answers: Type.Array(Type.Object({ question: QuestionSeq, choice: Type.Integer({ title: '고른 보기', minimum: 1, maximum: MOST }) }), {
      title: '답',
      minItems: 1,
      maxItems: MOST,
    }),
    level: Type.Optional(Type.String({ title: '레벨', maxLength: 10 })),
  }),
  item: Type.Object({ level: Type.String() }),
  errors: {
    unanswered: ['400', '{n}번 문제에 답해 주세요.'],
    changed: ['409', '그사이 문제가 바뀌었습니다. 새 문제를 불러와 다시 풀어 주세요.', 409],
    empty: ['409', '지금은 준비된 문제가 없습니다.', 409],
  },
})

/** The member's latest result; null before the first test. */
export const readLevelResult = contract({
  at: 'GET /svc/myPageSvcApi/svcMyPageInteriorLevelTestResult',
  id: 'my.svcMyPageInteriorLevelTestResult',
  title: '레벨 테스트 결과 조회',
  access: 'member',
  needs: ['whole'],
  input: Type.Object({}),
  item: Type.Union([
    Type.Object({
      ...level,
      /** The words as they were when the member chose. */
      answers: Type.Array(Type.Object({ question: Type.String(), answer: Type.String() })),
      REG_DT: Type.String(),
    }),
    Type.Null(),
  ]),
})
