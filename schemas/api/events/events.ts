// Events in lists and on pages (SYS-33).
import { Type } from 'typebox'
import { EventId, EventSeq } from '@/schemas/words/event-key'
import { EVENT_MESSAGES, EventGame, type EventMessages } from '@/schemas/rules/events/event-game'
import { Page, sizeOf, YesNo } from '@/schemas/words/paging'
import { Shape } from '@/schemas/words/shape'
import { contract } from '@/schemas/api/base/contract'

/**
 * The fields of an event in every answer (content 3). Times are ISO 8601 in UTC; WINNER_DT is when the winners are announced; PAGE_TYPE
 * is the type of its page's URL, empty without one.
 */
const head = {
  EVENT_SEQ: Type.Integer(),
  EVENT_NAME: Type.String(),
  SUMMARY: Type.String(),
  EVENT_TYPE: Type.String(),
  EVENT_TAB: Type.String(),
  EVENT_LINK: Type.String(),
  PAGE_TYPE: Type.String(),
  IMG_BANNER_PC: Type.String(),
  IMG_BANNER_MO: Type.String(),
  IMG_BANNER_PC_ALT: Type.String(),
  IMG_BANNER_MO_ALT: Type.String(),
  IMG_BANNER_PC_SHAPE: Shape,
  IMG_BANNER_MO_SHAPE: Shape,
  OPEN_STR_DATE: Type.String(),
  OPEN_END_DATE: Type.String(),
  WINNER_DT: Type.Union([Type.String(), Type.Null()]),
}

const MESSAGES = Type.Unsafe<EventMessages>(
  Type.Object(Object.fromEntries(EVENT_MESSAGES.map((name) => [name, Type.Optional(Type.String())] as const))),
)

/**
 * An event with its texts and its terms (EventDetail, content 3). The solution of a quiz is never sent: the server compares answers
 * only their number is sent.
 */
const detail = Type.Object({
  ...head,
  APPLY_BTN_YN: YesNo,
  CONTENT_PC: Type.String(),
  /** 2 once a day of UTC, 3 once ever, 1 without a limit (V-EVT-6 to V-EVT-8). */
  APPLY_LIMIT_TYPE: Type.String(),
  /** Whether a marketing consent is required (CX-24), and whether a member without it is sent to /mypage/account (S-EVT-2). */
  MARKETING_REQUIRED_YN: YesNo,
  ACCOUNT_LINK_YN: YesNo,
  /** Members who joined before that day may not enter (V-EVT-4); empty for all. */
  CHECK_DT: Type.String(),
  /** The definition of its game; `{}` without one. */
  GAME: EventGame,
  ANSWER_LENGTH: Type.Integer(),
  SCRAP_CNT: Type.Integer(),
  /** Messages that replace the usual ones (K-EVT-MSG). */
  MESSAGES,
})
const missing = ['404', '이벤트를 찾을 수 없습니다.', 404] as const

export const listEvents = contract({
  at: 'GET /svc/eventSvcApi/svcList',
  id: 'event.svcList',
  title: '이벤트 목록',
  access: 'visitor',
  input: Type.Object({
    page: Page,
    size: sizeOf(12),
    eventTab: Type.Optional(
      Type.Unsafe<'ongoing' | 'finished'>(
        Type.String({ title: '이벤트 구분', enum: ['ongoing', 'finished'], default: 'ongoing', lenient: true }),
      ),
    ),
  }),
  items: Type.Object(head),
  tags: () => ['events'],
})

export const readEvent = contract({
  at: 'GET /svc/eventSvcApi/svcRead',
  id: 'event.svcRead',
  title: '이벤트 조회',
  access: 'visitor',
  input: Type.Object({ eventSeq: EventSeq }),
  item: detail,
  errors: { missing },
  tags: ({ eventSeq }) => [`event:${eventSeq}`],
})

/** The older list: ongoing events. */
export const listOlderEvents = contract({
  at: 'GET /svc/event/rWpEvent',
  id: 'wpevent.rWpEvent',
  title: '이벤트 목록(이전 주소)',
  access: 'visitor',
  input: Type.Object({ page: Page, size: sizeOf(12) }),
  items: Type.Object(head),
  tags: () => ['events'],
})

export const readOlderEvent = contract({
  at: 'GET /svc/event/rWpEventDetail',
  id: 'wpevent.rWpEventDetail',
  title: '이벤트 조회(이전 주소)',
  access: 'visitor',
  input: Type.Object({ eventId: EventId }),
  item: detail,
  errors: { missing },
  tags: ({ eventId }) => [`event:${eventId}`],
})

/** The answers of a survey, in order (content 3, SurveyItem). */
export const listSurveyItems = contract({
  at: 'GET /svc/eventSvcApi/svcSurveyList',
  id: 'event.svcSurveyList',
  title: '설문 항목 목록',
  access: 'visitor',
  input: Type.Object({ eventSeq: EventSeq }),
  items: Type.Object({ SURVEY_SEQ: Type.Integer(), ANSWER: Type.String() }),
  tags: ({ eventSeq }) => [`event:${eventSeq}`],
})

export const getCurrentDate = contract({
  at: 'GET /svc/eventSvcApi/getCurrentDate',
  id: 'event.getCurrentDate',
  title: '서버 시각 조회',
  access: 'visitor',
  input: Type.Object({}),
  item: Type.Object({ currentDate: Type.String() }),
})

/**
 * A business member's entries of a research event, for its limit and its popup (VendorEvent, S-EVT-7). Groups other than research have no
 * such event.
 */
export const readVendorEvent = contract({
  at: 'GET /v2/svc/events/:eventId',
  id: 'event.vendorRead',
  title: '거래처 이벤트 조회',
  access: 'vendor',
  input: Type.Object({ eventId: EventId, group: Type.Literal('research', { title: '이벤트 묶음' }) }),
  item: Type.Object({
    APPLY_LIMIT_TYPE: Type.String(),
    APPLY_CNT: Type.Integer(),
    LAST_APPLY_DT: Type.Union([Type.String(), Type.Null()]),
    OPEN_STR_DATE: Type.String(),
    OPEN_END_DATE: Type.String(),
  }),
  errors: { missing },
})
