// Reviews of goods (SYS-39): a buyer of a delivered line writes one, everybody reads them, members report them. Staff answer and hide them in
// the console (review-desk.ts).
import { Type, type Static } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { FILE_ERRORS } from '@/schemas/api/base/file-errors'
import { CHANGING, WRITING } from '@/schemas/api/base/rate-limit'
import { REPORT_LENGTH } from '@/schemas/api/base/reply-report'
import { FORBIDDEN_WORD } from '@/schemas/rules/base/forbidden-words'
import { REVIEW_MAX, REVIEW_MIN, REVIEW_PHOTOS } from '@/schemas/rules/store/review-points'
import { Page, sizeOf, YesNo } from '@/schemas/words/paging'
import { Shape } from '@/schemas/words/shape'
import { GoodsId } from './goods'

const seq = (title: string) => Type.Integer({ title, minimum: 1, maximum: 2_147_483_647 })
export const ReviewSeq = seq('후기 번호')

/** newest 최신순, best 별점 높은순, helpful 도움순. */
export const REVIEW_SORTS = ['newest', 'best', 'helpful'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

/** ISO 8601; empty where nothing is told. */
const MomentOrNone = Type.String({ pattern: '^(\\d{4}-\\d{2}-\\d{2}.*)?$' })

export const Review = Type.Object({
  REVIEW_SEQ: Type.Integer(),
  /** Masked: 홍*동. */
  MEMBER_NAME: Type.String(),
  stars: Type.Integer(),
  CONTENTS: Type.String(),
  /** The options that were bought. */
  choices: Type.Array(Type.String()),
  photos: Type.Array(Type.Object({ src: Type.String(), shape: Shape })),
  /** Of staff; empty without one. */
  answer: Type.String(),
  ANSWER_DT: MomentOrNone,
  REG_DT: MomentOrNone,
  /** Members to whom it was of help. */
  helpfulCnt: Type.Integer(),
  /** Hidden by staff: nothing of it is told. */
  hiddenYn: YesNo,
})
export type Review = Static<typeof Review>

/** Of all reviews of the goods, whatever is filtered. */
export const ReviewSums = Type.Object({
  reviewCnt: Type.Integer(),
  /** From 1 to 5 with one decimal; 0 without any. */
  score: Type.Number(),
  /** Numbers of those with five stars, four, and so on. */
  histogram: Type.Array(Type.Integer()),
  photoCnt: Type.Integer(),
})
export type ReviewSums = Static<typeof ReviewSums>

export const listGoodsReviews = contract({
  at: 'GET /svc/goodsReviewSvcApi/svcList',
  id: 'goodsReview.list',
  title: '상품 후기 목록',
  access: 'visitor',
  input: Type.Object({
    goodsId: GoodsId,
    sort: Type.Optional(Type.Unsafe<ReviewSort>(Type.String({ title: '정렬', enum: [...REVIEW_SORTS], default: 'newest', lenient: true }))),
    /** Y: only those with photographs. */
    photoYn: Type.Optional(Type.Unsafe<'Y' | 'N'>(Type.String({ title: '사진', enum: ['Y', 'N'], default: 'N', lenient: true }))),
    page: Page,
    size: sizeOf(10, 50),
  }),
  items: Review,
  item: ReviewSums,
  tags: ({ goodsId }) => [`goods-reviews:${goodsId}`, `goods:${goodsId}`],
})

const line = {
  /** Empty where the goods are no longer there. */
  goodsId: Type.String(),
  name: Type.String(),
  choices: Type.Array(Type.String()),
  image: Type.String(),
  imageAlt: Type.String(),
}

/** Delivered lines of the caller that nobody reviewed yet. */
export const listReviewable = contract({
  at: 'GET /svc/goodsReviewSvcApi/writableList',
  id: 'goodsReview.writableList',
  title: '후기를 쓸 수 있는 상품',
  access: 'member',
  input: Type.Object({ page: Page, size: sizeOf(10, 50) }),
  items: Type.Object({ lineSeq: Type.Integer(), ...line, orderId: Type.String(), deliveredAt: Type.String() }),
})

export const listMyGoodsReviews = contract({
  at: 'GET /svc/goodsReviewSvcApi/myList',
  id: 'goodsReview.myList',
  title: '내가 쓴 상품 후기',
  access: 'member',
  input: Type.Object({ page: Page, size: sizeOf(10, 50) }),
  items: Type.Object({
    ...Review.properties,
    ...line,
    /** Given for it and not taken back. */
    points: Type.Integer(),
  }),
})

const MB = 1_048_576
const written = {
  stars: Type.Integer({ title: '별점', minimum: 1, maximum: 5 }),
  contents: Type.String({ title: '후기', minLength: REVIEW_MIN, maxLength: REVIEW_MAX, pattern: '\\S' }),
  files: Type.Optional(Type.Unsafe<File[]>({ type: 'array', title: '사진', maxItems: REVIEW_PHOTOS })),
}
const WITH_PHOTOS = {
  access: 'member',
  rateLimit: WRITING,
  codec: 'multipart',
  // Re-encoding takes a second or two, too long for a transaction.
  transaction: 'own',
  maxBytes: REVIEW_PHOTOS * 20 * MB + MB,
  deadline: 300_000,
  isSpooled: true,
} as const
const faults = {
  tooShort: ['400', `공백을 빼고 ${REVIEW_MIN}자 이상 입력해 주세요.`],
  forbiddenWord: ['400', FORBIDDEN_WORD],
  ...FILE_ERRORS,
} as const

/** One for each delivered line, ever; the points for it are booked with it. */
export const saveGoodsReview = contract({
  at: 'POST /svc/goodsReviewSvcApi/save',
  id: 'goodsReview.save',
  title: '상품 후기 쓰기',
  ...WITH_PHOTOS,
  input: Type.Object({ lineSeq: seq('주문 상품'), ...written }),
  item: Type.Object({ REVIEW_SEQ: Type.Integer(), points: Type.Integer() }),
  errors: {
    ...faults,
    notDelivered: ['403', '배송이 끝난 주문의 상품에만 후기를 쓸 수 있습니다.', 403],
    again: ['409', '이미 후기를 쓴 상품입니다.', 409],
  },
})

/** Own reviews only. `keep` names the photographs that stay. */
export const editGoodsReview = contract({
  at: 'POST /svc/goodsReviewSvcApi/edit',
  id: 'goodsReview.edit',
  title: '상품 후기 고치기',
  ...WITH_PHOTOS,
  input: Type.Object({
    reviewSeq: ReviewSeq,
    ...written,
    keep: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { title: '남기는 사진', maxItems: REVIEW_PHOTOS })),
  }),
  item: Type.Object({ points: Type.Integer() }),
  errors: {
    ...faults,
    notOwn: ['403', '내가 쓴 후기만 고칠 수 있습니다.', 403],
    tooMany: ['400', `사진은 ${REVIEW_PHOTOS}장까지 올릴 수 있습니다.`],
  },
})

/** Own reviews only. Points that were given for it go back as far as they are still there. */
export const removeGoodsReview = contract({
  at: 'POST /svc/goodsReviewSvcApi/remove',
  id: 'goodsReview.remove',
  title: '상품 후기 삭제',
  access: 'member',
  rateLimit: CHANGING,
  input: Type.Object({ reviewSeq: ReviewSeq }),
  item: Type.Object({ points: Type.Integer() }),
  errors: { notOwn: ['403', '내가 쓴 후기만 삭제할 수 있습니다.', 403] },
})

/** Once for each member and review; staff read the reason. */
export const reportGoodsReview = contract({
  at: 'POST /svc/goodsReviewSvcApi/report',
  id: 'goodsReview.report',
  title: '상품 후기 신고',
  access: 'member',
  rateLimit: CHANGING,
  input: Type.Object({
    reviewSeq: ReviewSeq,
    reason: Type.String({ title: '신고 사유', minLength: 1, maxLength: REPORT_LENGTH, pattern: '\\S' }),
  }),
  errors: {
    missing: ['404', '후기를 찾을 수 없습니다.', 404],
    own: ['400', '내가 쓴 후기는 신고할 수 없습니다.'],
    again: ['409', '이미 신고한 후기입니다.', 409],
  },
})
