// Booked visits for staff: who comes where and when. Lists show masked values; a person is opened for a reason, which the audit log keeps.
import { Type, type Static } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { Day, direction, moment, oneOf, paging, reasonFor } from '@/schemas/api/base/fields'
import { SLOT_STATES } from '@/schemas/rules/places/slot-state'
import { VISIT_STATES } from '@/schemas/rules/places/visit-form'
import { YesNo } from '@/schemas/words/paging'

const VisitSeq = Type.Integer({ title: '예약 번호', minimum: 1, maximum: 2_147_483_647 })
const Sequence = Type.Integer({ title: '판', minimum: 0, maximum: 2_147_483_647 })

const missing = ['404', '방문 예약을 찾을 수 없습니다. 손님이 지웠을 수 있습니다.', 404] as const
const moved = ['409', '그사이 예약이 바뀌었습니다. 최신 내용을 확인해 주세요.', 409] as const

const see = { access: 'manager', right: { of: 'visits', act: 'see' } } as const
/** The input that names a booking, for staff who are bound to a shop. */
const row = 'visitSeq'
const seeOne = { ...see, right: { ...see.right, row } } as const
const write = { access: 'manager', right: { of: 'visits', act: 'write', row }, codec: 'json' } as const

const Row = Type.Object({
  visitSeq: Type.Integer(),
  placeName: Type.String(),
  startsAt: moment,
  endsAt: moment,
  /** Masked. */
  name: Type.String(),
  phoneNo: Type.String(),
  people: Type.Integer(),
  state: oneOf('상태', VISIT_STATES),
  /** Its place no longer receives visitors at this time. */
  isDropped: Type.Boolean(),
  hasRequest: Type.Boolean(),
  isMember: Type.Boolean(),
  sequence: Type.Integer(),
  bookedAt: moment,
})
export type VisitRow = Static<typeof Row>

/** `shop:…` or `house:3`. */
const place = Type.Optional(Type.String({ title: '곳', maxLength: 66, pattern: '^(shop:\\S{1,60}|house:\\d{1,9})$' }))
const VisitPlaceName = Type.Object({ place: Type.String(), name: Type.String() })

const filters = {
  place,
  /** In Seoul. */
  day: Type.Optional(Type.String({ title: '날짜', pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
  state: Type.Optional(oneOf('상태', VISIT_STATES)),
  /** `coming`: booked and ahead; `dropped`: to be moved or cancelled; `open`: over, and nobody has said who came. */
  show: Type.Optional(oneOf('보기', ['coming', 'dropped', 'open'])),
  direction,
}

/** Totals above 10,000 are answered as 10,000. */
export const browseVisits = contract({
  at: 'GET /adm/visit/browse',
  id: 'visitDesk.browse',
  title: '방문 예약 보기',
  ...see,
  input: Type.Object({
    ...filters,
    ...paging(),
  }),
  items: Row,
})

/** Bookings of one file. */
export const MOST_EXPORTED = 10_000

/** The filtered bookings as a file, which is recorded; personal fields need the act `publish` as well. */
export const exportVisits = contract({
  at: 'POST /adm/visit/export',
  id: 'visitDesk.export',
  stepUp: ({ personalYn }) => personalYn === 'Y',
  title: '방문 예약 내려받기',
  ...see,
  codec: 'json',
  deadline: 20_000,
  input: Type.Object({ ...filters, reason: reasonFor('내려받는 사유'), personalYn: YesNo }),
  item: Type.Object({ name: Type.String(), csv: Type.String(), rows: Type.Integer() }),
  errors: { tooMany: ['400', '한 번에 1만 건까지 내려받을 수 있습니다. 조건을 더 좁혀 주세요.'] },
})

export const readDeskVisit = contract({
  at: 'GET /adm/visit/read',
  id: 'visitDesk.read',
  title: '방문 예약 한 건 보기',
  ...seeOne,
  input: Type.Object({ visitSeq: VisitSeq }),
  item: Type.Object({
    ...Row.properties,
    place: Type.String(),
    address: Type.String(),
    capacity: Type.Integer(),
    taken: Type.Integer(),
    cancelReason: Type.String(),
    /** What the person was told, and whether it went out. */
    messages: Type.Array(Type.Object({ news: Type.String(), channel: Type.String(), state: Type.String(), dueAt: moment })),
  }),
  errors: { missing },
})

/** Opens the name, the number and the request. */
export const openDeskVisit = contract({
  at: 'POST /adm/visit/open',
  id: 'visitDesk.open',
  title: '방문하는 분 열람',
  ...seeOne,
  codec: 'json',
  input: Type.Object({ visitSeq: VisitSeq, reason: reasonFor('사유') }),
  item: Type.Object({ name: Type.String(), phoneNo: Type.String(), email: Type.String(), request: Type.String() }),
  errors: { missing },
})

/** Once the visit has begun. */
export const settleVisit = contract({
  at: 'POST /adm/visit/settle',
  id: 'visitDesk.settle',
  title: '방문 여부 남기기',
  ...write,
  input: Type.Object({ visitSeq: VisitSeq, sequence: Sequence, state: oneOf('방문 여부', ['came', 'missed']) }),
  item: Type.Object({ sequence: Type.Integer() }),
  errors: { missing, moved, tooEarly: ['409', '방문 시간이 되기 전에는 남길 수 없습니다.', 409] },
})

/** The person is told, with the reason. */
export const cancelDeskVisit = contract({
  at: 'POST /adm/visit/cancel',
  id: 'visitDesk.cancel',
  title: '방문 예약 취소하기',
  ...write,
  input: Type.Object({ visitSeq: VisitSeq, sequence: Sequence, reason: reasonFor('취소 사유') }),
  item: Type.Object({ sequence: Type.Integer() }),
  errors: { missing, moved },
})

/**
 * Agreed with the person: to an offered time of the same place with a place left. The person is told of it unless `tellYn` is `N`, because
 * the member of staff has just said so on the phone; the reminder of the day before goes out for the new time either way.
 */
export const moveDeskVisit = contract({
  at: 'POST /adm/visit/move',
  id: 'visitDesk.move',
  title: '방문 시간 옮기기',
  ...write,
  input: Type.Object({
    visitSeq: VisitSeq,
    sequence: Sequence,
    startsAt: Type.String({ title: '방문 시간', maxLength: 30 }),
    tellYn: YesNo,
    reason: reasonFor('옮기는 사유'),
  }),
  item: Type.Object({ sequence: Type.Integer() }),
  errors: {
    missing,
    moved,
    begun: ['409', '이미 시작한 방문은 옮길 수 없습니다. 방문 여부를 남겨 주세요.', 409],
    noPlace: ['409', '지금 방문을 받지 않는 곳이라 옮길 시간이 없습니다.', 409],
    full: ['409', '그 시간은 자리가 찼습니다. 다른 시간을 골라 주세요.', 409],
    gone: ['409', '지금은 예약할 수 없는 시간입니다. 다른 시간을 골라 주세요.', 409],
    twice: ['409', '이분은 그 시간에 이미 예약하셨습니다.', 409],
  },
})

/** Places that receive visitors, or have received some. */
export const listVisitPlaces = contract({
  at: 'GET /adm/visit/places',
  id: 'visitDesk.places',
  title: '방문 예약을 받는 곳',
  ...see,
  input: Type.Object({}),
  items: VisitPlaceName,
})

const Slot = Type.Object({
  startsAt: moment,
  endsAt: moment,
  state: oneOf('상태', SLOT_STATES),
  capacity: Type.Integer(),
  taken: Type.Integer(),
  /** Without cancelled ones, in the order of their booking. */
  visits: Type.Array(Row),
})

/** The days of a week, or one day, of a place: its times, how many places each has left, and who comes. */
export const listVisitDays = contract({
  at: 'GET /adm/visit/days',
  id: 'visitDesk.days',
  title: '방문 달력 보기',
  ...see,
  input: Type.Object({
    /** The first one that the caller may see, where it is left out. */
    place,
    /** Today without it; a week is the one that it lies in, from Monday. */
    day: Type.Optional(Day('날')),
    span: Type.Optional(oneOf('보는 기간', ['week', 'day'])),
  }),
  item: Type.Object({
    /** Empty where no place receives visitors, or the caller may not see the one that was asked for. */
    place: Type.String(),
    places: Type.Array(VisitPlaceName),
    /** Whether it receives visitors now. */
    isOpen: Type.Boolean(),
    today: Type.String(),
  }),
  items: Type.Object({
    day: Type.String(),
    /** Why it has no times; empty where it has some. */
    reason: Type.String(),
    slots: Type.Array(Slot),
  }),
})
export type DaySlot = Static<typeof Slot>
