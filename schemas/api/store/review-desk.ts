// Reviews of goods for staff: reported ones first, with an answer of the shop, hidden for a reason or shown again.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { SeveralDone, severalOf } from '@/schemas/api/base/many'
import { direction, moment, oneOf, paging, reason, search } from '@/schemas/api/base/fields'
import { UNKNOWN_PLACE } from '@/schemas/rules/store/answer-places'
import { ReviewSeq } from './reviews'

/** `reported`: and not decided since; `shown`: all others that visitors read. */
export const REVIEW_STATES = ['reported', 'hidden', 'shown'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]
/** Longest answer of staff. */
export const ANSWER_MAX = 1_000

export const browseReviews = contract({
  at: 'GET /adm/goodsReview/browse',
  id: 'reviewDesk.browse',
  title: '상품 후기 찾아보기',
  access: 'manager',
  right: { of: 'reviews', act: 'see' },
  input: Type.Object({
    state: Type.Optional(oneOf('상태', REVIEW_STATES)),
    stars: Type.Optional(Type.Integer({ title: '별점', minimum: 1, maximum: 5 })),
    search,
    direction,
    ...paging(),
  }),
  items: Type.Object({
    reviewSeq: ReviewSeq,
    /** Empty where the goods are gone. */
    goodsId: Type.String(),
    goodsName: Type.String(),
    author: Type.String(),
    stars: Type.Integer(),
    contents: Type.String(),
    photos: Type.Array(Type.String()),
    postedAt: moment,
    state: oneOf('상태', REVIEW_STATES),
    answer: Type.String(),
    reportCnt: Type.Integer(),
    /** The latest ones first. */
    reasons: Type.Array(Type.String()),
    reviewReason: Type.String(),
  }),
  /** Numbers of each state under the same search. */
  item: Type.Object({
    counts: Type.Object({ all: Type.Integer(), reported: Type.Integer(), hidden: Type.Integer(), shown: Type.Integer() }),
  }),
})

const answering = { access: 'manager', right: { of: 'reviews', act: 'write' }, codec: 'json' } as const
const deciding = { access: 'manager', right: { of: 'reviews', act: 'publish' }, codec: 'json' } as const
const missing = ['404', '후기를 찾을 수 없습니다. 쓴 사람이 지웠을 수 있습니다.', 404] as const

/** One answer a review, below it; empty words take it away. The writer is told of the first one. */
export const answerReview = contract({
  at: 'POST /adm/goodsReview/answer',
  id: 'reviewDesk.answer',
  title: '상품 후기에 답글',
  ...answering,
  input: Type.Object({ reviewSeq: ReviewSeq, answer: Type.String({ title: '답글', maxLength: ANSWER_MAX }) }),
  errors: { missing },
})

/** Hides it from visitors, who no longer count it; leaves a reported one as it is; or shows a hidden one again. */
export const decideReview = contract({
  at: 'POST /adm/goodsReview/decide',
  id: 'reviewDesk.decide',
  title: '상품 후기 숨기기·그대로 두기·다시 보이기',
  ...deciding,
  input: Type.Object({
    reviewSeq: ReviewSeq,
    decision: oneOf('판단', ['hide', 'leave', 'show']),
    reason,
  }),
  errors: { missing },
})

export const decideReviews = contract({
  at: 'POST /adm/goodsReview/decideSeveral',
  id: 'reviewDesk.decideSeveral',
  title: '상품 후기 여러 건 숨기기·그대로 두기·다시 보이기',
  ...deciding,
  input: Type.Object({ reviewSeqs: severalOf(ReviewSeq, '후기'), decision: oneOf('판단', ['hide', 'leave', 'show']), reason }),
  item: SeveralDone,
})

/** One text for several, with what differs in its places (schemas/rules/store/answer-places.ts). What has an answer keeps it. */
export const answerReviews = contract({
  at: 'POST /adm/goodsReview/answerSeveral',
  id: 'reviewDesk.answerSeveral',
  title: '상품 후기 여러 건에 답글',
  ...answering,
  input: Type.Object({
    reviewSeqs: severalOf(ReviewSeq, '후기'),
    answer: Type.String({ title: '답글', minLength: 1, maxLength: ANSWER_MAX, pattern: '\\S' }),
  }),
  item: SeveralDone,
  errors: { unknownPlace: ['400', UNKNOWN_PLACE] },
})
