// The first page of My Page, and what a member has written and taken part in (SYS-41).
import { Type, type Static } from 'typebox'
import { OWN_KINDS, OWN_TONES, type OwnKind } from '@/schemas/rules/members/own-kinds'
import { Page, sizeOf, YesNo } from '@/schemas/words/paging'
import { Shape } from '@/schemas/words/shape'
import { contract } from '@/schemas/api/base/contract'
import { oneOf } from '@/schemas/api/base/fields'
import { CHANGING } from '@/schemas/api/base/rate-limit'

/** What a member has on each page of My Page, and the step that could be next. */
export const readMyPage = contract({
  at: 'GET /svc/myPageSvcApi/svcMyPageSummary',
  id: 'my.svcMyPageSummary',
  title: '마이페이지 요약',
  access: 'member',
  input: Type.Object({}),
  item: Type.Object({ next: Type.Union([Type.Object({ words: Type.String(), label: Type.String(), path: Type.String() }), Type.Null()]) }),
  items: Type.Object({
    id: Type.String(),
    words: Type.String(),
    count: Type.Integer(),
    /** Shown instead of the count; empty for most. */
    value: Type.String(),
    path: Type.String(),
  }),
})

const Moment = Type.String({ format: 'date-time' })
const Happening = Type.Object({
  /** `visit:12`: one in the whole list. */
  key: Type.String(),
  kind: oneOf('종류', OWN_KINDS),
  at: Moment,
  /** Y: a day without a time. */
  dayYn: YesNo,
  /** A last day of what comes within several; null without one. */
  until: Type.Union([Type.String({ format: 'date' }), Type.Null()]),
  kindName: Type.String(),
  words: Type.String(),
  detail: Type.String(),
  state: Type.String(),
  tone: oneOf('모습', OWN_TONES),
  /** The last moment for the answer that it waits for; null where it waits for none. */
  answerBy: Type.Union([Moment, Type.Null()]),
  path: Type.String(),
  label: Type.String(),
  IMG: Type.String(),
  IMG_SHAPE: Shape,
  /** What can be done about it while it is the next; empty for the link alone. */
  acts: Type.Array(Type.Object({ label: Type.String(), path: Type.String() })),
})
export type OwnHappening = Static<typeof Happening>

/** 내 소식: everything of the member's own, of all areas. `items` are past, the latest first. */
export const listOwnHappenings = contract({
  at: 'GET /svc/myPageSvcApi/svcMyPageNews',
  id: 'my.svcMyPageNews',
  title: '내 소식',
  access: 'member',
  input: Type.Object({
    /** One kind; all without it. */
    kind: Type.Optional(Type.Unsafe<OwnKind>({ type: 'string', title: '종류', enum: [...OWN_KINDS], lenient: true })),
    /** `older` of the page before. */
    before: Type.Optional(Type.String({ title: '이어 볼 곳', maxLength: 120 })),
    size: sizeOf(20, 50),
  }),
  item: Type.Object({
    /** To come, the nearest first; empty on later pages. */
    coming: Type.Array(Happening),
    counts: Type.Array(Type.Object({ kind: oneOf('종류', OWN_KINDS), count: Type.Integer() })),
    /** What comes after the page: where it begins, its month, `2026-10`, and how many of that month are left. */
    older: Type.Union([
      Type.Object({ before: Type.String(), month: Type.String({ pattern: '^\\d{4}-\\d{2}$' }), count: Type.Integer() }),
      Type.Null(),
    ]),
  }),
  items: Happening,
})

export const countActivity = contract({
  at: 'GET /svc/myPageSvcApi/svcMyPageTotalWriteReply',
  id: 'my.svcMyPageTotalWriteReply',
  title: '쓴 글과 댓글 수',
  access: 'member',
  input: Type.Object({}),
  item: Type.Object({ writeCnt: Type.Integer(), replyCnt: Type.Integer(), eventCnt: Type.Integer() }),
})

const Activity = Type.Object({
  /** Names it, with its number, where it is removed. */
  KIND: Type.String(),
  KIND_NAME: Type.String(),
  SEQ: Type.Integer(),
  REG_DT: Type.String(),
  TITLE: Type.String(),
  /** The member's own words. */
  CONTENTS: Type.String(),
  STATE: Type.String(),
  IMG: Type.String(),
  IMG_ALT: Type.String(),
  IMG_SHAPE: Shape,
  PATH: Type.String(),
  /** The record that it is about can no longer be seen. */
  goneYn: YesNo,
  /** Once removed it can be put back. */
  restorableYn: YesNo,
})

const ofMember = { access: 'member', input: Type.Object({ page: Page, size: sizeOf(10, 50) }), items: Activity } as const

/** Home tours and other pieces that are the member's own, the newest first. */
export const listWritings = contract({
  at: 'GET /svc/myPageSvcApi/svcMyPageWriteList',
  id: 'my.svcMyPageWriteList',
  title: '내가 쓴 글 목록',
  ...ofMember,
})

export const listComments = contract({
  at: 'GET /svc/myPageSvcApi/svcMyPageReplyList',
  id: 'my.svcMyPageReplyList',
  title: '내 댓글 목록',
  ...ofMember,
})

/** Entries and reviews. */
export const listMyEvents = contract({
  at: 'GET /svc/myPageSvcApi/svcMyPageEventList',
  id: 'my.svcMyPageEventList',
  title: '이벤트 참여 내역',
  ...ofMember,
})

const Seq = Type.Integer({ title: '글 번호', minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
const Kind = Type.Optional(Type.String({ title: '글 분류', maxLength: 40 }))
const TypeOfActivity = Type.Union([Type.Literal('writing'), Type.Literal('comment'), Type.Literal('event')], { title: '내역 분류' })
const missing = ['404', '이미 삭제되었거나 찾을 수 없는 글입니다.', 404] as const

/** Own replies only (P-MEM-2). Numbers are counted by kind; without `kind` it is a reply to a case. */
export const removeComment = contract({
  at: 'POST /svc/myPageSvcApi/svcMyPageReplyDel',
  id: 'my.svcMyPageReplyDel',
  title: '내 댓글 삭제',
  access: 'member',
  rateLimit: CHANGING,
  input: Type.Object({ replySeq: Seq, kind: Kind }),
  errors: { missing },
})

/** The own ones only (P-MEM-2). An entry leaves the list and still takes part. */
export const removeActivity = contract({
  at: 'POST /svc/myPageSvcApi/svcMyPageActivityDel',
  id: 'my.activityDelete',
  title: '내 활동 삭제',
  access: 'member',
  rateLimit: CHANGING,
  input: Type.Object({ type: TypeOfActivity, seq: Seq, kind: Kind }),
  errors: { missing },
})

/** Puts back what was removed, where that is possible. */
export const restoreActivity = contract({
  at: 'POST /svc/myPageSvcApi/svcMyPageActivityRestore',
  id: 'my.activityRestore',
  title: '지운 내역 되돌리기',
  access: 'member',
  rateLimit: CHANGING,
  input: Type.Object({ type: TypeOfActivity, seq: Seq, kind: Kind }),
  errors: { missing },
})
