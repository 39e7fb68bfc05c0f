// The monthly review of the audit log: what stands out, what somebody found out about it, and the signature of a person.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { moment, nullable, oneOf, optionalMoment, paging, Version } from '@/schemas/api/base/fields'
import { FINDING_KINDS } from '@/schemas/rules/site/review-content'

const Month = Type.String({ title: '달', pattern: '^\\d{4}-(?:0[1-9]|1[0-2])$' })
export const REVIEW_STATES = ['running', 'unsigned', 'signed'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

export const browseReviews = contract({
  at: 'GET /adm/audit-review/browse',
  id: 'auditReview.browse',
  title: '월간 점검의 달 보기',
  access: 'manager',
  right: { of: 'audit', act: 'see' },
  input: Type.Object({ state: Type.Optional(oneOf('상태', REVIEW_STATES)), ...paging(1) }),
  items: Type.Object({
    month: Type.String(),
    state: oneOf('상태', REVIEW_STATES),
    /** Empty before the signature. */
    signedName: Type.String(),
    signedAt: optionalMoment,
  }),
})

const missing = ['404', '기록이 없는 달입니다.', 404] as const

export const readReview = contract({
  at: 'GET /adm/audit-review/read',
  id: 'auditReview.read',
  title: '월간 점검 보기',
  access: 'manager',
  right: { of: 'audit', act: 'see' },
  input: Type.Object({ month: Month }),
  item: Type.Object({
    month: Type.String(),
    state: oneOf('상태', REVIEW_STATES),
    findings: Type.Array(
      Type.Object({
        id: Type.String(),
        kind: oneOf('종류', FINDING_KINDS),
        words: Type.String(),
        detail: Type.String(),
        lines: Type.Integer(),
        /** Empty before somebody answered. */
        answer: Type.String(),
        answeredBy: Type.String(),
        answeredAt: optionalMoment,
        version: Type.Integer(),
        /** Nobody answered, or only whoever did the deed though another could. */
        isOpen: Type.Boolean(),
        /** It is about deeds of the caller, and another person answers it. */
        isForOthers: Type.Boolean(),
      }),
    ),
    figures: Type.Array(Type.Object({ words: Type.String(), value: Type.String() })),
    /** The last check of the seals since the month began. */
    seals: nullable(Type.Object({ lines: Type.Integer(), faults: Type.Integer(), at: moment })),
    signed: nullable(
      Type.Object({
        by: Type.String(),
        at: moment,
        note: Type.String(),
        hash: Type.String(),
        /** The content is what was signed. */
        holds: Type.Boolean(),
        isAlone: Type.Boolean(),
      }),
    ),
    signing: Type.Object({
      /** Why the caller cannot sign now; empty where they can. */
      why: Type.String(),
      /** Nobody else can sign, and something that stands out is the caller's. */
      isAlone: Type.Boolean(),
    }),
  }),
  errors: { missing },
})

const write = { access: 'manager', right: { of: 'audit', act: 'write' }, codec: 'json' } as const
const signed = ['409', '이미 서명한 달이라 고칠 수 없습니다.', 409] as const

export const answerFinding = contract({
  at: 'POST /adm/audit-review/answer',
  id: 'auditReview.answer',
  title: '월간 점검에 확인 결과 남기기',
  ...write,
  input: Type.Object({
    month: Month,
    finding: Type.String({ title: '튀는 것', minLength: 1, maxLength: 200 }),
    answer: Type.String({ title: '확인 결과', minLength: 5, maxLength: 300, pattern: '\\S' }),
    version: Version,
  }),
  errors: {
    missing,
    gone: ['404', '지금은 없는 항목입니다. 화면을 새로 열어 주세요.', 404],
    signed,
    ownDeed: ['409', '본인이 한 일은 스스로 확인하실 수 없습니다. 월간 점검 권한이 있는 다른 분께 확인을 부탁해 주세요.', 409],
    changed: ['409', '다른 분이 먼저 확인 결과를 남겼습니다. 그 내용을 보고 다시 정해 주세요.', 409],
  },
})

/** A signed month is changed by nobody. */
export const signReview = contract({
  at: 'POST /adm/audit-review/sign',
  id: 'auditReview.sign',
  title: '월간 점검 서명',
  ...write,
  stepUp: true,
  input: Type.Object({ month: Month, note: Type.String({ title: '점검한 분의 말', maxLength: 1_000 }) }),
  errors: {
    missing,
    signed,
    running: ['409', '아직 끝나지 않은 달은 서명할 수 없습니다.', 409],
    open: ['409', '튀는 것마다 확인 결과를 남겨야 서명할 수 있습니다.', 409],
    unverified: ['409', '먼저 기록의 봉인을 확인해 주세요. 하루 안에 확인한 결과가 있어야 서명할 수 있습니다.', 409],
    selfAnswered: ['409', '일을 한 분이 스스로 확인한 것이 있습니다. 다른 분이 확인 결과를 다시 남긴 뒤 서명하실 수 있습니다.', 409],
    ownDeeds: ['409', '이 달에 튀는 일이 모두 본인이 한 일입니다. 다른 분께 서명을 부탁해 주세요.', 409],
  },
})
