// Events for staff: records with the solutions of their games, entries, draws. Visitors cannot read any of it.
import { Type, type TObject } from 'typebox'
import { RICH_TEXT_MAX } from '@/schemas/page/rich-texts'
import { EventSeq } from '@/schemas/words/event-key'
import type { EventForm } from '@/schemas/rules/events/event-form'
import { EVENT_TEMPLATES } from '@/schemas/rules/events/event-template'
import { EVENT_WAITS } from '@/schemas/rules/events/event-waits'
import { PRIZE_STATES } from '@/schemas/rules/events/prizes'
import { contract } from '@/schemas/api/base/contract'
import { direction, moment, oneOf, paging, reason, search } from '@/schemas/api/base/fields'

const yn = Type.Unsafe<'Y' | 'N'>(Type.String({ enum: ['Y', 'N'] }))
const version = Type.Integer({ title: '저장 번호', minimum: 1 })
const Person = Type.Object({ id: Type.String(), name: Type.String() })
const Form = Type.Unsafe<EventForm>(Type.Object({}, { title: '이벤트 내용', additionalProperties: true }))
const missing = ['404', '이벤트를 찾을 수 없습니다.', 404] as const
const stale = ['409', '다른 곳에서 먼저 저장했습니다. 최신 내용을 확인해 주세요.', 409] as const
const invalid = ['400', '이벤트 내용을 확인해 주세요. 표시된 곳을 고쳐 주세요.'] as const

/** 진행 중 · 예정 · 종료 · 게시 전 */
export const EVENT_STATES = ['open', 'upcoming', 'finished', 'draft'] as const
export type StaffEventState = (typeof EVENT_STATES)[number]
export const EVENT_SORTS = ['openStrDate', 'openEndDate', 'eventName', 'updatedAt'] as const

const Row = Type.Object({
  eventSeq: Type.Integer(),
  eventName: Type.String(),
  eventType: Type.String(),
  state: oneOf('상태', EVENT_STATES),
  openStrDate: moment,
  openEndDate: moment,
  entries: Type.Integer({ description: '응모 수' }),
  places: Type.Union([Type.Integer(), Type.Null()]),
  updatedAt: moment,
})

/** Filtered, sorted and paged by the service. */
export const browseEvents = contract({
  at: 'GET /adm/event/browse',
  id: 'eventStaff.browse',
  title: '이벤트 찾아보기',
  access: 'manager',
  right: { of: 'events', act: 'see' },
  input: Type.Object({
    search,
    state: Type.Optional(oneOf('상태', EVENT_STATES)),
    eventType: Type.Optional(Type.String({ title: '템플릿', maxLength: 30 })),
    waits: Type.Optional(oneOf('기다리는 일', EVENT_WAITS)),
    sort: Type.Optional(oneOf('정렬', EVENT_SORTS)),
    direction,
    ...paging(10_000, 500),
  }),
  items: Row,
  /** How many events each state has under the same search and template. */
  item: Type.Object({
    counts: Type.Unsafe<Record<'all' | StaffEventState, number>>(Type.Object({}, { additionalProperties: { type: 'integer' } })),
  }),
})

/** The stored record, and its version for the next save. */
const Opened = Type.Object({
  eventSeq: Type.Integer(),
  version: Type.Integer(),
  publishedYn: yn,
  state: oneOf('상태', EVENT_STATES),
  form: Form,
  /** Its path for visitors. */
  path: Type.String(),
  entries: Type.Integer(),
  updatedBy: Person,
  updatedAt: moment,
})

/** Includes the solution of the game: for staff only. */
export const openEvent = contract({
  at: 'GET /adm/event/open',
  id: 'eventStaff.open',
  title: '편집할 이벤트 열기',
  access: 'manager',
  right: { of: 'events', act: 'see' },
  input: Type.Object({ eventSeq: EventSeq }),
  item: Opened,
  errors: { missing },
})

const Saved = Type.Object({ eventSeq: Type.Integer(), version: Type.Integer(), updatedAt: moment })
/** A new event is a draft of today, visible to staff only. */
export const createEvent = contract({
  at: 'POST /adm/event/create',
  id: 'eventStaff.create',
  title: '이벤트 만들기',
  access: 'manager',
  right: { of: 'events', act: 'write' },
  codec: 'json',
  input: Type.Object({
    eventName: Type.String({ title: '이벤트 이름', minLength: 1, maxLength: 100, pattern: '\\S' }),
    eventType: oneOf('템플릿', ['default', ...EVENT_TEMPLATES]),
  }),
  item: Saved,
})

/** The whole form, against the version it was opened with. A published event stays complete. */
export const saveEvent = contract({
  at: 'POST /adm/event/save',
  id: 'eventStaff.save',
  title: '이벤트 저장',
  access: 'manager',
  right: { of: 'events', act: 'write' },
  codec: 'json',
  input: Type.Object({ eventSeq: EventSeq, version, form: Form }),
  item: Saved,
  errors: { missing, stale, invalid },
})

export const publishEvent = contract({
  at: 'POST /adm/event/publish',
  id: 'eventStaff.publish',
  title: '이벤트 게시와 내림',
  access: 'manager',
  right: { of: 'events', act: 'publish' },
  codec: 'json',
  input: Type.Object({ eventSeq: EventSeq, version, publishedYn: oneOf('게시', ['Y', 'N']) }),
  item: Saved,
  errors: { missing, stale, invalid },
})

export const ENTRY_KINDS = ['apply', 'share'] as const
const day = Type.Optional(Type.String({ title: '날짜', format: 'date' }))
const entryFilter = {
  eventSeq: EventSeq,
  kind: Type.Optional(oneOf('종류', ENTRY_KINDS)),
  /** Words of the answers, or the start of a member's id. */
  search,
  /** Days in Seoul, both included. */
  from: day,
  until: day,
  wonYn: Type.Optional(oneOf('당첨', ['Y', 'N'])),
}
const Entry = Type.Object({
  entrySeq: Type.Integer(),
  kind: oneOf('종류', ENTRY_KINDS),
  appliedAt: moment,
  /** Masked: `hane****`. No sealed field is opened for a list (P1). */
  member: Type.String(),
  applyType: Type.String(),
  /** Survey item or simple answer. */
  answer: Type.String(),
  data: Type.Array(Type.String()),
  wonYn: yn,
})

export const browseEntries = contract({
  at: 'GET /adm/event/entries',
  id: 'eventStaff.entries',
  title: '이벤트 참여 내역',
  access: 'manager',
  right: { of: 'events', act: 'see' },
  input: Type.Object({ ...entryFilter, direction, ...paging(10_000, 500) }),
  items: Entry,
  item: Type.Object({ eventName: Type.String(), state: oneOf('상태', EVENT_STATES), all: Type.Integer({ description: '모든 응모 수' }) }),
  errors: { missing },
})

/** A file of the filtered entries. Personal fields are opened on request only; the reason is recorded. */
export const exportEntries = contract({
  at: 'POST /adm/event/export',
  id: 'eventStaff.export',
  stepUp: ({ personalYn }) => personalYn === 'Y',
  title: '이벤트 참여 내역 내려받기',
  access: 'manager',
  right: { of: 'events', act: 'publish' },
  codec: 'json',
  input: Type.Object({ ...entryFilter, reason, personalYn: oneOf('개인정보 포함', ['Y', 'N']) }),
  item: Type.Object({ name: Type.String(), csv: Type.String(), rows: Type.Integer() }),
  errors: {
    missing,
    tooMany: ['400', '한 번에 5만 건까지 내려받을 수 있습니다. 기간을 나누어 주세요.'],
  },
})

// --- draws

/** Maximum number of winners of one draw. */
export const MOST_WINNERS = 500

const Winner = Type.Object({
  entrySeq: Type.Integer(),
  member: Type.String(),
  appliedAt: moment,
  /** What they answered; absent before they are asked. */
  prizeState: Type.Optional(oneOf('답', PRIZE_STATES)),
})
const Draw = Type.Object({
  drawSeq: Type.Integer(),
  /** Empty when winners were chosen by hand. */
  seed: Type.String(),
  poolHash: Type.String(),
  poolSize: Type.Integer(),
  reason: Type.String(),
  winners: Type.Array(Winner),
  winnerSeq: Type.Union([Type.Integer(), Type.Null()]),
  /** What was announced as the prize; empty before, and where the post alone says it. */
  prize: Type.String(),
  won: Type.Integer(),
  answerBy: Type.Union([moment, Type.Null()]),
  drawnBy: Person,
  createdAt: moment,
})

export const listDraws = contract({
  at: 'GET /adm/event/draws',
  id: 'eventStaff.draws',
  title: '추첨 내역',
  access: 'manager',
  right: { of: 'events', act: 'see' },
  input: Type.Object({ eventSeq: EventSeq }),
  items: Draw,
  /** How many entries a draw would include now. */
  item: Type.Object({ pool: Type.Integer(), state: oneOf('상태', EVENT_STATES) }),
  errors: { missing },
})

const drawn = <T extends TObject>(input: T) => ({
  access: 'manager' as const,
  right: { of: 'events', act: 'publish' } as const,
  codec: 'json' as const,
  input,
  item: Type.Object({ drawSeq: Type.Integer() }),
})

/** Includes one entry of each member who has not won yet. Only after the event's end, so that the pool does not change. */
export const drawWinners = contract({
  at: 'POST /adm/event/draw',
  id: 'eventStaff.draw',
  title: '당첨자 추첨',
  ...drawn(
    Type.Object({
      eventSeq: EventSeq,
      count: Type.Integer({ title: '당첨자 수', minimum: 1, maximum: MOST_WINNERS }),
      /** Agreed beforehand; random by default. */
      seed: Type.Optional(Type.String({ title: '추첨 씨앗값', pattern: '^[0-9a-f]{32}$' })),
      reason,
    }),
  ),
  errors: {
    missing,
    open: ['409', '이벤트가 끝난 뒤에 추첨할 수 있습니다.', 409],
    empty: ['409', '추첨할 응모가 없습니다.', 409],
  },
})

export const chooseWinners = contract({
  at: 'POST /adm/event/choose',
  id: 'eventStaff.choose',
  title: '당첨자 직접 선정',
  ...drawn(
    Type.Object({
      eventSeq: EventSeq,
      entrySeqs: Type.Array(Type.Integer({ title: '참여 번호', minimum: 1 }), {
        title: '당첨자',
        minItems: 1,
        maxItems: MOST_WINNERS,
        uniqueItems: true,
      }),
      reason,
    }),
  ),
  errors: {
    missing,
    unknown: ['400', '이 이벤트의 응모가 아닌 것이 있습니다. 목록을 새로 불러와 다시 골라 주세요.'],
    won: ['409', '이미 당첨된 회원이 있습니다. 빼고 다시 골라 주세요.', 409],
  },
})

/** A post among the announcements of winners, by staff with the right to announce. */
export const postWinners = contract({
  at: 'POST /adm/winner/post',
  id: 'winner.post',
  title: '당첨자 발표 글 올리기',
  access: 'manager',
  right: { of: 'events', act: 'publish' },
  codec: 'json',
  input: Type.Object({
    eventSeq: EventSeq,
    subject: Type.String({ title: '제목', minLength: 1, maxLength: 100, pattern: '\\S' }),
    contents: Type.String({ title: '내용', minLength: 1, maxLength: RICH_TEXT_MAX }),
  }),
  item: Type.Object({ winnerSeq: Type.Integer() }),
})
