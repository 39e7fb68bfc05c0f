// Replies to cases, home tours (SYS-21) and pieces of the magazine. A thread is a reply with its answers; lists are paged by threads, so
// that no page begins in the middle of one.
import { Type } from 'typebox'
import { FORBIDDEN_WORD } from '@/schemas/rules/base/forbidden-words'
import { REPLY_KINDS, subjectKey, type ReplyKind } from '@/schemas/rules/content/reply-subject'
import { Page, sizeOf, YesNo } from '@/schemas/words/paging'
import { contract } from '@/schemas/api/base/contract'
import { CHANGING, WRITING } from '@/schemas/api/base/rate-limit'
import { replyActs, reportOf } from '@/schemas/api/base/reply-acts'

/** Longest reply. */
export const REPLY_LENGTH = 1_000
/** Answers of a thread that its page of the list shows; the others are read by `listAnswers`. */
export const ANSWERS_SHOWN = 10
/** Answers that lead to a sought one and are shown with it; one that stands behind more of them is reached by its thread. */
export const ANSWERS_TO_SOUGHT = 500

const CaseSeq = Type.Integer({ title: '사례 번호', minimum: 1, maximum: 2_147_483_647 })
const ReplySeq = Type.Integer({ title: '댓글 번호', minimum: 1, maximum: 2_147_483_647 })
const Kind = Type.Unsafe<ReplyKind>(Type.String({ title: '분류', enum: [...REPLY_KINDS] }))
const ContentSeq = Type.String({ title: '글 번호', minLength: 1, maxLength: 100 })

const Reply = Type.Object({
  REPLY_SEQ: Type.Integer(),
  /** The reply that began its thread; null for that one itself. */
  PARENT_SEQ: Type.Union([Type.Integer(), Type.Null()]),
  CONTENTS: Type.String(),
  MEMBER_NAME: Type.String(),
  REG_DT: Type.String(),
  REPORT_CNT: Type.Integer(),
  /** Removed by its writer, while its answers stay. */
  delYn: YesNo,
  /** Hidden by staff. */
  hiddenYn: YesNo,
  /** All answers of the thread, of which the list may hold fewer; 0 for an answer. */
  ANSWER_CNT: Type.Integer(),
})

/** `totalCount` counts replies, `threadCnt` threads: a page holds `size` threads. */
const page = { page: Page, size: sizeOf(10, 50) }
/** A reply that a link leads to: the page with its thread is read, in place of `page`. */
const sought = { replySeq: Type.Optional(ReplySeq) }
const place = {
  /** The page that was read. */
  page: Type.Integer(),
  /** The thread of the sought reply; 0 where nothing is sought, and where it is removed or elsewhere. */
  threadSeq: Type.Integer(),
}
const list = { access: 'visitor', item: Type.Object({ threadCnt: Type.Integer(), ...place }), items: Reply } as const

/** The newest thread first, its answers in their order. Names are masked: 홍*동. */
export const listInteriorReplies = contract({
  at: 'GET /svc/interiorSvcApi/replyList',
  id: 'interior.replyList',
  title: '사례 댓글 목록',
  ...list,
  input: Type.Object({ seq: CaseSeq, ...page, ...sought }),
  tags: ({ seq }) => [`interior:${seq}`, `replies:${subjectKey({ seq })}`],
})

export const listContentReplies = contract({
  at: 'GET /svc/stylingContentSvcApi/replyList',
  id: 'trend.replyList',
  title: '글 댓글 목록',
  ...list,
  input: Type.Object({ kind: Kind, seq: ContentSeq, ...page, ...sought }),
  tags: ({ kind, seq }) => [`styling:${kind}`, `replies:${subjectKey({ kind, seq })}`],
})

/** The answers of one thread, the oldest first. */
export const listAnswers = contract({
  at: 'GET /svc/interiorSvcApi/answerList',
  id: 'interior.answerList',
  title: '댓글의 답글 목록',
  access: 'visitor',
  input: Type.Object({ replySeq: ReplySeq, page: Page, size: sizeOf(50, 50) }),
  items: Reply,
})

/** Numbers of the caller's own replies there: the only ones that they may remove (P-MEM-2). */
export const listMyReplies = contract({
  at: 'GET /svc/interiorSvcApi/myReplyList',
  id: 'interior.myReplyList',
  title: '내가 쓴 댓글의 번호',
  access: 'member',
  input: Type.Object({ subject: Type.String({ title: '글', maxLength: 120 }) }),
  items: Type.Object({ REPLY_SEQ: Type.Integer() }),
})

const writing = {
  parentSeq: Type.Optional(ReplySeq),
  contents: Type.String({ title: '댓글', minLength: 1, maxLength: REPLY_LENGTH, pattern: '\\S' }),
}
const save = {
  access: 'member',
  keyed: true,
  rateLimit: WRITING,
  item: Type.Object({ REPLY_SEQ: Type.Integer() }),
} as const
const noParent = ['404', '답글을 달 댓글을 찾을 수 없습니다.', 404] as const
const forbiddenWord = ['400', FORBIDDEN_WORD] as const

/** 1 to 1000 characters without forbidden words (V-FW-1). */
export const saveInteriorReply = contract({
  at: 'POST /svc/interiorSvcApi/saveReply',
  id: 'interior.saveReply',
  title: '사례 댓글 쓰기',
  ...save,
  input: Type.Object({ seq: CaseSeq, ...writing }),
  errors: { missing: ['404', '사례를 찾을 수 없습니다.', 404], noParent, forbiddenWord },
})

export const saveContentReply = contract({
  at: 'POST /svc/stylingContentSvcApi/saveReply',
  id: 'trend.saveReply',
  title: '글 댓글 쓰기',
  ...save,
  input: Type.Object({ kind: Kind, seq: ContentSeq, ...writing }),
  errors: { missing: ['404', '글을 찾을 수 없습니다.', 404], noParent, forbiddenWord },
})

const refusals = replyActs('댓글')

/** Own replies only; another member's and one that is not there are refused alike (P-MEM-2). */
export const removeInteriorReply = contract({
  at: 'POST /svc/interiorSvcApi/removeReply',
  id: 'interior.removeReply',
  title: '댓글 삭제',
  access: 'member',
  rateLimit: CHANGING,
  input: Type.Object({ replySeq: ReplySeq }),
  errors: refusals.remove,
})

/** Once for each member and reply; staff read the reason. */
export const reportInteriorReply = contract({
  at: 'POST /svc/reportReplySvcApi/reportReply',
  id: 'interior.reportReply',
  title: '댓글 신고',
  access: 'member',
  rateLimit: CHANGING,
  input: reportOf(ReplySeq),
  errors: refusals.report,
})
