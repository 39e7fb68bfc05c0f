import { Type } from 'typebox'
import { FORBIDDEN_WORD } from '@/schemas/rules/base/forbidden-words'
import { EventId, EventSeq } from '@/schemas/words/event-key'
import { Page, sizeOf, YesNo } from '@/schemas/words/paging'
import { contract } from '@/schemas/api/base/contract'
import { CHANGING, WRITING } from '@/schemas/api/base/rate-limit'
import { replyActs, reportOf } from '@/schemas/api/base/reply-acts'

/** Longest reply. */
export const REPLY_LENGTH = 500

const ReplySeq = Type.Integer({ title: '글 번호', minimum: 1, maximum: 2_147_483_647 })
const refusals = replyActs('글')

/** Replies to an event, the newest first. Names are masked: 홍*동. */
export const listEventReplies = contract({
  at: 'GET /svc/eventSvcApi/svcReplyList',
  id: 'event.svcReplyList',
  title: '이벤트 글 목록',
  access: 'visitor',
  input: Type.Object({ eventSeq: EventSeq, page: Page, size: sizeOf(10, 50) }),
  items: Type.Object({
    REPLY_SEQ: Type.Integer(),
    CONTENTS: Type.String(),
    MEMBER_NAME: Type.String(),
    REG_DT: Type.String(),
    REPORT_CNT: Type.Integer(),
    /** Hidden by staff: neither its words nor its author are sent. */
    hiddenYn: YesNo,
  }),
  tags: ({ eventSeq }) => [`event-replies:${eventSeq}`],
})

/** Numbers of the caller's own replies to an event: the only ones that they may remove (P-MEM-2). */
export const listMyEventReplies = contract({
  at: 'GET /svc/eventSvcApi/svcMyReplyList',
  id: 'event.svcMyReplyList',
  title: '내가 쓴 이벤트 글',
  access: 'member',
  input: Type.Object({ eventSeq: EventSeq }),
  items: Type.Object({ REPLY_SEQ: Type.Integer() }),
})

/** Only while the event is open (V-EVT-1), and without forbidden words (V-FW-1). */
export const saveEventReply = contract({
  at: 'POST /svc/eventSvcApi/svcReplySave',
  id: 'event.svcReplySave',
  title: '이벤트 글 쓰기',
  access: 'member',
  keyed: true,
  rateLimit: WRITING,
  input: Type.Object({
    eventId: EventId,
    contents: Type.String({ title: '글', minLength: 1, maxLength: REPLY_LENGTH, pattern: '\\S' }),
  }),
  item: Type.Object({ REPLY_SEQ: Type.Integer() }),
  errors: {
    missing: ['404', '이벤트를 찾을 수 없습니다.', 404],
    closed: ['409', '이벤트 기간이 아닙니다.', 409],
    forbiddenWord: ['400', FORBIDDEN_WORD],
  },
})

/** Own replies only; another member's and one that is not there are refused alike (P-MEM-2). */
export const deleteEventReply = contract({
  at: 'POST /svc/eventSvcApi/svcReplyDelete',
  id: 'event.svcReplyDelete',
  title: '이벤트 글 삭제',
  access: 'member',
  rateLimit: CHANGING,
  input: Type.Object({ replySeq: ReplySeq }),
  errors: refusals.remove,
})

/** Once for each member and reply; staff read the reason. */
export const reportEventReply = contract({
  at: 'POST /svc/eventSvcApi/svcReplyReport',
  id: 'event.svcReplyReport',
  title: '이벤트 글 신고',
  access: 'member',
  rateLimit: CHANGING,
  input: reportOf(ReplySeq),
  errors: refusals.report,
})
