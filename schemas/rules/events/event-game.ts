// The definition of a game (SYS-35) for the visitor's page. Its solution is stored separately (services: `event_answer`) and never leaves
// the server.
import { Type, type Static } from 'typebox'

const text = (title: string, most = 200) => Type.String({ title, minLength: 1, maxLength: most, pattern: '\\S' })
const picture = (title: string) =>
  Type.Object(
    { src: text('그림', 500), alt: Type.String({ title: '대체 텍스트', maxLength: 300 }) },
    { title, additionalProperties: false, widget: 'image' },
  )

/** One field of a video quiz. `limit` caps a number's value, `maxLength` its characters (V-VQ-3). */
const AnswerField = Type.Object(
  {
    label: text('문항'),
    kind: Type.Union([Type.Literal('text', { title: '글자' }), Type.Literal('number', { title: '숫자' })], { title: '종류' }),
    limit: Type.Optional(Type.Integer({ title: '가장 큰 값', minimum: 1, when: { field: 'kind', is: ['number'] } })),
    maxLength: Type.Optional(Type.Integer({ title: '가장 긴 글자 수', minimum: 1, maximum: 100 })),
  },
  { additionalProperties: false },
)
/** One question of a new quiz; its right choice is `value`. */
const Step = Type.Object(
  {
    question: text('문제'),
    choices: Type.Array(Type.Object({ value: text('값', 20), label: text('보기') }, { additionalProperties: false }), {
      title: '보기',
      minItems: 2,
      maxItems: 9,
    }),
  },
  { additionalProperties: false },
)
/** One case of a vote. `href` is what must be visited first (V-VOTE-2, Q-079). */
const VoteCase = Type.Object(
  {
    no: Type.Integer({ title: '번호', minimum: 1, maximum: 99 }),
    title: text('이름'),
    href: text('사례 주소', 500),
    picture: picture('사진'),
  },
  { additionalProperties: false },
)
/** A question that follows a solved TV quiz (V-TVQ-3, V-TVQ-4): the plan, and what one is interested in. */
const PlanSurvey = Type.Object(
  {
    planQuestion: text('계획을 묻는 말'),
    productQuestion: text('제품을 묻는 말'),
    products: Type.Array(Type.Object({ value: text('값', 40), label: text('이름', 60) }, { additionalProperties: false }), {
      title: '제품',
      minItems: 1,
      maxItems: 20,
    }),
  },
  { additionalProperties: false },
)

/**
 * The public part of a game. Every template reads the parts that are its own: `quizChoice` question and choices,
 * `constructionCase` cases, `videoQuiz` and `videoPuzzleQuiz` videos, fields and shareUrl, `newQuiz` steps, `tvc…` videos (and
 * survey, commentMin), `stillCut` videos and pictures, `wordCardQuiz` videos and cards.
 */
export const EventGame = Type.Object(
  {
    question: Type.Optional(Type.String({ title: '문제', maxLength: 300 })),
    choices: Type.Optional(Type.Array(text('보기'), { title: '보기', minItems: 2, maxItems: 9 })),
    cases: Type.Optional(Type.Array(VoteCase, { title: '후보 사례', minItems: 2, maxItems: 12 })),
    /** Addresses of films: of the site's own, or of a player that may be embedded. */
    videos: Type.Optional(Type.Array(text('영상 주소', 500), { title: '영상', maxItems: 6 })),
    fields: Type.Optional(Type.Array(AnswerField, { title: '답 칸', minItems: 1, maxItems: 10 })),
    /** The URL of the visitor's own post must be sent in too (V-VQ-5). */
    shareUrl: Type.Optional(Type.Boolean({ title: '공유한 주소 받기' })),
    steps: Type.Optional(Type.Array(Step, { title: '문제', minItems: 1, maxItems: 10 })),
    pictures: Type.Optional(Type.Array(picture('장면'), { title: '장면', minItems: 2, maxItems: 9 })),
    cards: Type.Optional(Type.Array(text('카드', 20), { title: '카드', minItems: 2, maxItems: 24 })),
    survey: Type.Optional(PlanSurvey),
    commentMin: Type.Optional(Type.Integer({ title: '댓글 최소 글자 수', minimum: 1, maximum: 500, default: 10 })),
    hintImage: Type.Optional(picture('힌트 그림')),
  },
  { additionalProperties: false },
)
export type EventGame = Static<typeof EventGame>

/** Messages of an event that its own words may replace (K-EVT-MSG, QuizPageData). */
export const EVENT_MESSAGES = ['correct', 'incorrect', 'invalid', 'fail', 'success', 'end', 'reset', 'required', 'brand'] as const
export type EventMessage = (typeof EVENT_MESSAGES)[number]
export type EventMessages = Partial<Record<EventMessage, string>>

/** Default of `commentMin` (C-GAME). */
export const COMMENT_MIN = 10
/** Fields of one initial consonant each in a TVC event (C-GAME). */
export const TVC_BOXES = 4
/** Addresses that a review event takes at the most (C-GAME). */
export const REVIEW_URLS = 3
