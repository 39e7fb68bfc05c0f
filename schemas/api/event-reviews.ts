import { Type } from 'typebox'
import { EventId } from '@/schemas/words/event-key'
import { Page, sizeOf } from '@/schemas/words/paging'
import { contract } from './contract'

/** Reviews that members sent in for an event: up to three addresses each (content 4). Names are those that others may read. */
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

/** Own reviews only (P-MEM-2). */
export const deleteEventReview = contract({
  at: 'POST /svc/review/dReview',
  id: 'review.dReview',
  title: '이벤트 후기 삭제',
  access: 'member',
  input: Type.Object({ reviewSeq: Type.Integer({ title: '후기 번호', minimum: 1, maximum: 2_147_483_647 }) }),
  errors: {
    missing: ['404', '후기를 찾을 수 없습니다.', 404],
    notOwn: ['403', '내가 쓴 후기만 삭제할 수 있습니다.', 403],
  },
})
