// Entries into an event. Every call that enters checks the window, the consent, the join date and the limit on the server again
// (V-EVT-10), and the answer of a quiz too; a refusal has the rule's message.
import { Type } from 'typebox'
import { FORBIDDEN_WORD } from '@/schemas/rules/base/forbidden-words'
import { REVIEW_URLS } from '@/schemas/rules/events/event-game'
import { EventId } from '@/schemas/words/event-key'
import { YesNo } from '@/schemas/words/paging'
import { contract } from '@/schemas/api/base/contract'
import { ENTERING } from '@/schemas/api/base/rate-limit'

const data = (title: string, most = 2_000) => Type.Optional(Type.String({ title, maxLength: most }))
const applyType = Type.Optional(Type.String({ title: '참여 종류', maxLength: 30, pattern: '^[A-Za-z0-9]*$' }))
const CheckDt = Type.Optional(Type.String({ title: '가입 기준일', pattern: '^(\\d{4}-\\d{2}-\\d{2})?$' }))
/** The answers: in the order of the fields, one text each; an empty one keeps its place. */
const answers = Type.Optional(Type.Array(Type.String({ title: '답', maxLength: 200 }), { title: '답', maxItems: 24, keepsEmpty: true }))

export const ENTRY_ERRORS = {
  missing: ['404', '이벤트를 찾을 수 없습니다.', 404],
  closed: ['409', '이벤트 기간이 아닙니다.', 409],
  marketing: ['403', '이벤트에 참여하려면 마케팅 수신 동의가 필요합니다.', 403],
  notEligible: ['403', '아쉽지만 이벤트 참여 대상이 아닙니다.', 403],
  today: ['409', '오늘은 이미 참여하셨습니다. 내일 다시 참여해 주세요.', 409],
  already: ['409', '이미 참여하신 이벤트입니다.', 409],
  full: ['409', '준비한 자리가 모두 찼습니다. 관심 가져 주셔서 감사합니다.', 409],
  wrongType: ['400', '이 이벤트에서는 쓸 수 없는 참여 방법입니다.'],
  /** E-RES-500: missing input is reported with the template's message. */
  required: ['500', '필수 항목을 선택하거나 입력해 주세요.', 400],
  wrong: ['400', '정답이 아닙니다. 힌트를 확인하고 다시 도전해 주세요.'],
  noAnswer: ['400', '정답이 설정되지 않았습니다.'],
  /** V-FW-1, in the member's texts. */
  forbiddenWord: ['400', FORBIDDEN_WORD],
} as const
/** Of calls with URLs. */
export const URL_ERRORS = {
  ...ENTRY_ERRORS,
  url: ['400', '올바른 URL 형식이 아닙니다.'],
  /** E-RES-501. */
  urlTaken: ['501', '이미 등록된 URL입니다.', 409],
  sameUrl: ['400', '동일한 URL을 중복으로 등록할 수 없습니다.'],
} as const

/** This member's entries of an event, for its limit (VendorEvent's names). LAST_APPLY_DT is ISO 8601 or null. */
const standing = {
  APPLY_LIMIT_TYPE: Type.String(),
  APPLY_CNT: Type.Integer(),
  LAST_APPLY_DT: Type.Union([Type.String(), Type.Null()]),
}
const { missing, closed, notEligible, required, wrong, noAnswer } = ENTRY_ERRORS

export const checkApply = contract({
  at: 'GET /svc/eventSvcApi/svcEventApplyCheck',
  id: 'event.svcEventApplyCheck',
  title: '이벤트 참여 여부 조회',
  access: 'member',
  input: Type.Object({ eventId: EventId }),
  item: Type.Object(standing),
  errors: { missing },
})

/** V-EVT-4 by the event's own day; a later `checkDt` of the page counts too. */
export const checkUser = contract({
  at: 'GET /svc/eventSvcApi/svcEventUserCheck',
  id: 'event.svcEventUserCheck',
  title: '이벤트 참여 대상 확인',
  access: 'member',
  input: Type.Object({ eventId: EventId, checkDt: CheckDt }),
  errors: { missing, notEligible },
})

/** Consents and join date of the caller, for the checks before an entry. */
export const readMarketingInfo = contract({
  at: 'GET /svc/memberSvcApi/marketingInfo',
  id: 'member.marketingInfo',
  title: '마케팅 수신 동의 조회',
  access: 'member',
  input: Type.Object({}),
  item: Type.Object({
    EVENT_MARKETING_YN: YesNo,
    GOODS_MARKETING_YN: YesNo,
    JOIN_DT: Type.String(),
    REG_DT: Type.String(),
    memberId: Type.String(),
    memberNo: Type.String(),
  }),
})

const answerCheck = {
  codec: 'json',
  input: Type.Object({ eventId: EventId, answers }),
  item: Type.Object({ correctYn: YesNo, wrong: Type.Array(Type.Integer()) }),
  writes: false,
} as const

/**
 * Whether answers are right, before an entry: the survey of a solved TV quiz, the hint after a wrong one. `wrong` are the zero-based
 * indexes of wrong answers. The right ones are never sent.
 */
export const checkAnswer = contract({
  ...answerCheck,
  at: 'POST /svc/eventSvcApi/svcAnswerCheck',
  id: 'event.svcAnswerCheck',
  title: '이벤트 답 확인',
  access: 'member',
  errors: { missing, closed, required, wrong, noAnswer },
})

/** The same for staff who try an event: without a member or a window, and before it is published. No entry is stored. */
export const tryAnswer = contract({
  ...answerCheck,
  at: 'POST /adm/event/tryAnswer',
  id: 'event.tryAnswer',
  title: '이벤트 답 시험',
  access: 'manager',
  right: { of: 'events', act: 'see' },
  preview: true,
  errors: { missing, required, wrong, noAnswer },
})

/**
 * Only a member who is verified and agreed may enter (P-MEM-1); the call opens a short transaction of its own if one statement is not
 * enough.
 */
const entering = { needs: ['whole'], transaction: 'own' } as const

/** An entry of its survey, or a simple answer. */
export const applyAnswer = contract({
  at: 'POST /svc/eventSvcApi/svcApply',
  id: 'event.svcApply',
  title: '설문과 간단한 퀴즈 참여',
  access: 'member',
  rateLimit: ENTERING,
  input: Type.Object({
    eventId: EventId,
    surveySeq: Type.Optional(Type.Integer({ title: '설문 항목', minimum: 1, maximum: 2_147_483_647 })),
    eventAnswer: data('답', 500),
  }),
  errors: { ...ENTRY_ERRORS, wrongItem: ['400', '설문 항목을 다시 선택해 주세요.'] },
  ...entering,
})

const contents = { data01: data('내용 1'), data02: data('내용 2'), data03: data('내용 3') }
const entryFields = Type.Object({ eventId: EventId, applyType, checkDt: CheckDt, answers, ...contents })
/** Once for each event. */
export const applyEntry = contract({
  at: 'POST /svc/eventSvcApi/svcEntryApply',
  id: 'event.svcEntryApply',
  title: '이벤트 응모',
  access: 'member',
  rateLimit: ENTERING,
  input: entryFields,
  errors: URL_ERRORS,
  ...entering,
})
/** As often as APPLY_LIMIT_TYPE allows. */
export const applyEntryAgain = contract({
  at: 'POST /svc/eventSvcApi/svcEntryApply2',
  id: 'event.svcEntryApply2',
  title: '이벤트 반복 응모',
  access: 'member',
  rateLimit: ENTERING,
  input: entryFields,
  errors: URL_ERRORS,
  ...entering,
})

const gameEntry = { access: 'member', rateLimit: ENTERING, errors: URL_ERRORS, ...entering } as const
const gameFields = Type.Object({ eventId: EventId, eventType: applyType, applyType, answers, ...contents })

/**
 * The generic entry of the games. Answers travel as `answers`, or joined by commas as `data01` for older callers; data02 and
 * data03 are a survey, a reason or an address, as the template asks.
 */
export const applyGeneric = contract({
  ...gameEntry,
  at: 'POST /svc/eventSvcApi/svcEntryContentShareApply',
  id: 'event.svcEntryContentShareApply',
  title: '이벤트 참여(공통)',
  input: gameFields,
})

/** The same by its other name (CX-18). */
export const applyByOtherName = contract({
  ...gameEntry,
  at: 'POST /svc/eventSvcApi/svcEntryGenericApply',
  id: 'event.genericApply',
  title: '이벤트 참여(다른 주소)',
  input: gameFields,
})

/** Records that the event was shared; every channel once a day. */
export const recordShare = contract({
  at: 'POST /svc/eventSvcApi/svcEntryShare',
  id: 'event.svcEntryShare',
  title: '이벤트 공유 기록',
  access: 'member',
  rateLimit: ENTERING,
  input: Type.Object({ eventId: EventId, channel: Type.String({ title: '공유한 곳', pattern: '^[a-z]{1,20}$' }) }),
  errors: ENTRY_ERRORS,
  ...entering,
})

export const applyMbti = contract({
  at: 'POST /svc/eventSvcApi/svcEntryMbtiApply',
  id: 'event.svcEntryMbtiApply',
  title: '인테리어 성격 결과 참여',
  access: 'member',
  rateLimit: ENTERING,
  input: Type.Object({ eventId: EventId, mbti: Type.String({ title: '결과', pattern: '^[EI][NS][FT][JP]$' }) }),
  errors: ENTRY_ERRORS,
  ...entering,
})

export const applyTrendyHome = contract({
  at: 'POST /svc/eventSvcApi/svcEntryTrendyHomeApply',
  id: 'event.svcEntryTrendyHomeApply',
  title: '트렌디 홈 참여',
  access: 'member',
  rateLimit: ENTERING,
  input: Type.Object({ eventId: EventId, data: Type.String({ title: '내용', minLength: 1, maxLength: 2_000, pattern: '\\S' }) }),
  errors: ENTRY_ERRORS,
  ...entering,
})

/** The vendor survey (S-SURV-2): data01 is the checkList, data02 the brand answers, both as JSON text. */
export const applySurvey = contract({
  at: 'POST /svc/eventSvcApi/svcSomeDataApply',
  id: 'event.svcSomeDataApply',
  title: '거래처 설문 참여',
  access: 'vendor',
  rateLimit: ENTERING,
  input: Type.Object({
    eventId: EventId,
    applyType,
    data01: Type.String({ title: '문항 답', maxLength: 8_000 }),
    data02: Type.String({ title: '브랜드 답', maxLength: 8_000 }),
  }),
  errors: {
    ...ENTRY_ERRORS,
    /** V-SURV-4. */
    noPartner: ['403', '거래처 정보를 확인할 수 없습니다. 서비스 등록 후 다시 시도해 주세요.', 403],
  },
  ...entering,
})

/** Enters a review event with up to three URLs (V-REV-1 to V-REV-4). */
export const applyReview = contract({
  at: 'POST /svc/review/cEventReview',
  id: 'review.cEventReview',
  title: '이벤트 후기 등록',
  access: 'member',
  rateLimit: ENTERING,
  input: Type.Object({
    eventId: EventId,
    urls: Type.Array(Type.String({ title: '주소', maxLength: 500 }), { title: '주소', maxItems: REVIEW_URLS, keepsEmpty: true }),
  }),
  errors: URL_ERRORS,
  ...entering,
})
