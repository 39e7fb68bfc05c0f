// The reviewer community (SYS-30): its recruitments, and a member's own application.
import { Type, type Static } from 'typebox'
import { APPLICATION_LABELS, LONGEST_MOTIVE, LONGEST_URL, MOST_URLS } from '@/schemas/rules/content/recruit-application'
import { DECISIONS } from '@/schemas/rules/content/recruitment'
import { Page, sizeOf, YesNo } from '@/schemas/words/paging'
import { Shape } from '@/schemas/words/shape'
import { contract } from '@/schemas/api/base/contract'
import { moment } from '@/schemas/api/base/fields'
import { CHANGING } from '@/schemas/api/base/rate-limit'

const RecruitId = Type.Integer({ title: '모집 번호', minimum: 1, maximum: 2_147_483_647 })

const Recruitment = Type.Object({
  recruitId: Type.Integer(),
  title: Type.String(),
  summary: Type.String(),
  image: Type.String(),
  imageAlt: Type.String(),
  imageShape: Shape,
  /** HTML. */
  contents: Type.String(),
  conditions: Type.String(),
  places: Type.Integer(),
  openFrom: moment,
  /** No part of the time in which one can apply. */
  openUntil: moment,
  announcedFrom: moment,
})
export type Recruitment = Static<typeof Recruitment>

/** Those that one can apply for, then those that come, then the past ones. Their state follows from their moments. */
export const listRecruitments = contract({
  at: 'GET /svc/zenneSvcApi/svcList',
  id: 'zenne.svcList',
  title: '커뮤니티 모집 목록',
  access: 'visitor',
  input: Type.Object({ page: Page, size: sizeOf(12) }),
  items: Recruitment,
  tags: () => ['recruitments'],
})

const Answers = Type.Object(
  {
    snsUrls: Type.Array(Type.String({ title: APPLICATION_LABELS.snsUrls, maxLength: LONGEST_URL * 2 }), {
      title: APPLICATION_LABELS.snsUrls,
      maxItems: MOST_URLS,
    }),
    housingType: Type.Optional(Type.String({ title: APPLICATION_LABELS.housingType, maxLength: 20 })),
    motive: Type.String({ title: APPLICATION_LABELS.motive, maxLength: LONGEST_MOTIVE * 4 }),
    agreed: Type.Boolean({ title: APPLICATION_LABELS.agreed }),
  },
  { title: '지원 내용' },
)

const missing = ['404', '모집을 찾을 수 없습니다. 모집 목록을 확인해 주세요.', 404] as const
const upcoming = ['409', '아직 모집을 시작하지 않았습니다. 모집 기간을 확인해 주세요.', 409] as const
const closed = ['409', '모집이 마감되었습니다. 다음 모집에서 만나 뵙겠습니다.', 409] as const
const none = ['404', '지원서를 찾을 수 없습니다.', 404] as const
const own = { access: 'member', rateLimit: CHANGING, codec: 'json' } as const

/**
 * Stores one application for each member and recruitment, and opens the completion page once. The same answers again, as after a lost
 * connection, are answered like the first time; other answers change nothing.
 */
export const applyToRecruitment = contract({
  at: 'POST /svc/zenneSvcApi/apply',
  id: 'zenne.apply',
  title: '커뮤니티 지원',
  ...own,
  needs: ['whole'],
  input: Type.Object({ recruitId: RecruitId, answers: Answers }),
  errors: {
    missing,
    upcoming,
    closed,
    twice: ['409', '이미 지원하셨습니다. 지원서에서 내용을 확인하거나 고칠 수 있습니다.', 409],
  },
})

/** While one can apply. Staff read what was last stored. */
export const changeApplication = contract({
  at: 'POST /svc/zenneSvcApi/change',
  id: 'zenne.change',
  title: '커뮤니티 지원서 고치기',
  ...own,
  needs: ['whole'],
  input: Type.Object({ recruitId: RecruitId, answers: Answers }),
  errors: { missing: none, closed: ['409', '모집이 마감되어 지원서를 고칠 수 없습니다.', 409] },
})

/** Takes the application back while one can apply: nothing of it is left. */
export const withdrawApplication = contract({
  at: 'POST /svc/zenneSvcApi/withdraw',
  id: 'zenne.withdraw',
  title: '커뮤니티 지원 취소',
  ...own,
  input: Type.Object({ recruitId: RecruitId }),
  errors: { missing: none, closed: ['409', '모집이 마감되어 지원을 취소할 수 없습니다.', 409] },
})

/** The caller's own, for one recruitment; without its number the latest one. */
export const readApplication = contract({
  at: 'GET /svc/zenneSvcApi/svcRead',
  id: 'zenne.read',
  title: '내 커뮤니티 지원서',
  access: 'member',
  input: Type.Object({ recruitId: Type.Optional(RecruitId) }),
  item: Type.Object({
    recruitId: Type.Integer(),
    answers: Type.Object({
      snsUrls: Type.Array(Type.String()),
      housingType: Type.String(),
      /** Its word; empty without one. */
      housingTypeName: Type.String(),
      motive: Type.String(),
    }),
    REG_DT: moment,
    UPD_DT: moment,
    recruitment: Type.Object({ title: Type.String(), openFrom: moment, openUntil: moment, announcedFrom: moment }),
    /** `waiting` until the decision was told. */
    decision: Type.Unsafe<(typeof DECISIONS)[number]>(Type.String({ enum: [...DECISIONS] })),
    /** Y while it can be changed and withdrawn. */
    changeableYn: YesNo,
  }),
  errors: { missing: none },
})
