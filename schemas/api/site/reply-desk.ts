// Reported replies, of cases, of the magazine and of events, in one queue of the console: staff hide a reply or leave it, for a reason.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { SeveralDone, severalOf } from '@/schemas/api/base/many'
import { direction, moment, oneOf, paging, reason, search } from '@/schemas/api/base/fields'

/** `waiting`: reported and not decided since. */
export const REPORT_STATES = ['waiting', 'hidden', 'left'] as const
export type ReportState = (typeof REPORT_STATES)[number]
/** Where it was written. */
export const REPORTED_IN = ['case', 'content', 'event', 'profile'] as const
export type ReportedIn = (typeof REPORTED_IN)[number]

/** Which table has it: one of the two of replies, or that of profiles, whose introductions are read in the same queue. */
export const REPORTED_OF = ['interior', 'event', 'profile'] as const
export type ReportedOf = (typeof REPORTED_OF)[number]
const Of = oneOf('댓글의 분류', REPORTED_OF)
const one = { of: Of, replySeq: Type.Integer({ title: '댓글 번호', minimum: 1, maximum: 2_147_483_647 }) }

export const browseReports = contract({
  at: 'GET /adm/reply/browse',
  id: 'replyDesk.browse',
  title: '신고된 댓글 찾아보기',
  access: 'manager',
  right: { of: 'replies', act: 'see' },
  input: Type.Object({
    state: Type.Optional(oneOf('상태', REPORT_STATES)),
    place: Type.Optional(oneOf('쓴 곳', REPORTED_IN)),
    search,
    direction,
    ...paging(),
  }),
  items: Type.Object({
    ...one,
    place: oneOf('쓴 곳', REPORTED_IN),
    contents: Type.String(),
    author: Type.String(),
    postedAt: moment,
    /** What it was written under, and its page. */
    title: Type.String(),
    path: Type.String(),
    state: oneOf('상태', REPORT_STATES),
    reportCnt: Type.Integer(),
    reportedAt: moment,
    /** The latest ones first. */
    reasons: Type.Array(Type.String()),
    /** Of the last decision; empty before one. */
    reviewReason: Type.String(),
  }),
  /** Numbers of each state under the same search. */
  item: Type.Object({
    counts: Type.Object({ all: Type.Integer(), waiting: Type.Integer(), hidden: Type.Integer(), left: Type.Integer() }),
  }),
})

const deciding = { access: 'manager', right: { of: 'replies', act: 'publish' }, codec: 'json' } as const
const missing = ['404', '신고된 댓글을 찾을 수 없습니다. 쓴 사람이 지웠을 수 있습니다.', 404] as const

/** Visitors then read that staff hid it; its answers stay. Or it stays as it is, and leaves the queue until it is reported again. */
export const decideReport = contract({
  at: 'POST /adm/reply/decide',
  id: 'replyDesk.decide',
  title: '신고된 댓글 숨기기·그대로 두기',
  ...deciding,
  input: Type.Object({
    ...one,
    decision: oneOf('판단', ['hide', 'leave']),
    reason,
  }),
  errors: { missing },
})

/** Takes the decision back: the reply is shown and waits again. */
export const undoReport = contract({
  at: 'POST /adm/reply/undo',
  id: 'replyDesk.undo',
  title: '신고된 댓글의 판단 되돌리기',
  ...deciding,
  input: Type.Object(one),
  errors: { missing },
})

/** Several at once: hidden, left as they are, or with their decision taken back. */
export const decideReports = contract({
  at: 'POST /adm/reply/decideSeveral',
  id: 'replyDesk.decideSeveral',
  title: '신고된 댓글 여러 건 숨기기·그대로 두기·되돌리기',
  ...deciding,
  input: Type.Object({
    replies: severalOf(Type.Object(one), '댓글'),
    decision: oneOf('판단', ['hide', 'leave', 'undo']),
    reason,
  }),
  item: SeveralDone,
})
