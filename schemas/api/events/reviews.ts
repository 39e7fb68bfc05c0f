import { Type } from 'typebox'
import { FILE_TYPES, fileTooLarge } from '@/schemas/rules/base/file-fault'
import { EventId } from '@/schemas/words/event-key'
import { Page, sizeOf } from '@/schemas/words/paging'
import { contract } from '@/schemas/api/base/contract'
import { CHANGING, WRITING } from '@/schemas/api/base/rate-limit'
import { ENTRY_ERRORS } from './entries'

/** Reviews of an event: up to three URLs each (content 4). Names are masked. */
export const listEventReviews = contract({
  at: 'GET /svc/review/rEventReview',
  id: 'review.rEventReview',
  title: '이벤트 후기 목록',
  access: 'visitor',
  input: Type.Object({ eventId: EventId, page: Page, size: sizeOf(10, 50) }),
  items: Type.Object({
    REVIEW_SEQ: Type.Integer(),
    MEMBER_NAME: Type.String(),
    urls: Type.Array(Type.String()),
    REG_DT: Type.String(),
  }),
  tags: ({ eventId }) => [`event-reviews:${eventId}`],
})

/** The caller's own reviews: the only ones that they may remove. */
export const listMyEventReviews = contract({
  at: 'GET /svc/review/rMyEventReview',
  id: 'review.rMyEventReview',
  title: '내가 등록한 이벤트 후기',
  access: 'member',
  input: Type.Object({ eventId: EventId }),
  items: Type.Object({ REVIEW_SEQ: Type.Integer(), urls: Type.Array(Type.String()), REG_DT: Type.String() }),
})

/** Own reviews only (P-MEM-2). */
export const deleteEventReview = contract({
  at: 'POST /svc/review/dReview',
  id: 'review.dReview',
  title: '이벤트 후기 삭제',
  access: 'member',
  rateLimit: CHANGING,
  input: Type.Object({ reviewSeq: Type.Integer({ title: '후기 번호', minimum: 1, maximum: 2_147_483_647 }) }),
  errors: {
    missing: ['404', '후기를 찾을 수 없습니다.', 404],
    notOwn: ['403', '내가 쓴 후기만 삭제할 수 있습니다.', 403],
  },
})

/** Most pictures of one review, and most reviews with pictures of one member in an event. */
export const REVIEW_PICTURES = 3
export const PICTURE_REVIEWS = 5
const MB = 1_048_576

/**
 * A review in pictures (content 7, cReview). The content decides what a file is, and each picture is re-encoded, so that only the pixels
 * are stored: no place, no camera (V-FILE-1, V-FILE-2).
 */
export const savePictureReview = contract({
  at: 'POST /svc/review/cReview',
  id: 'review.cReview',
  title: '사진 후기 등록',
  access: 'member',
  rateLimit: WRITING,
  needs: ['whole'],
  codec: 'multipart',
  // Re-encoding takes a second or two, too long for a transaction.
  transaction: 'own',
  maxBytes: REVIEW_PICTURES * 20 * MB,
  input: Type.Object({
    eventId: EventId,
    files: Type.Unsafe<File[]>({ type: 'array', title: '사진', minItems: 1, maxItems: REVIEW_PICTURES }),
  }),
  item: Type.Object({ REVIEW_SEQ: Type.Integer() }),
  errors: {
    missing: ENTRY_ERRORS.missing,
    closed: ENTRY_ERRORS.closed,
    wrongType: ENTRY_ERRORS.wrongType,
    fileType: ['400', FILE_TYPES, 415],
    fileSize: ['400', fileTooLarge(), 413],
    tooManyPixels: ['400', '사진이 너무 큽니다. 가로와 세로를 줄여 다시 올려 주세요.'],
    tooMany: ['409', '이 이벤트에는 사진 후기를 더 등록할 수 없습니다.', 409],
  },
})
