// Booking a visit (SYS-29): the times of a store or a model house, and one's own bookings. The visitor is identified, by the account or by
// a verification; the key in the messages about a booking opens, changes and cancels that booking alone.
import { Type, type Static } from 'typebox'
import { LONGEST_REQUEST, MOST_PEOPLE, MOST_VISITS, VISIT_LABELS, VISIT_STATES } from '@/schemas/rules/places/visit-form'
import { contract } from '@/schemas/api/base/contract'
import { oneOf } from '@/schemas/api/base/fields'
import { CONSULTING } from '@/schemas/api/base/rate-limit'
import { YesNo } from '@/schemas/words/paging'

const moment = Type.String({ description: 'ISO 8601', format: 'date-time' })
/** `shop:showroom-nonhyeon` or `house:3`. */
const Place = Type.String({ title: '방문할 곳', maxLength: 66, pattern: '^(shop:\\S{1,60}|house:\\d{1,9})$' })
const Key = Type.String({ title: '예약 열쇠', maxLength: 60, pattern: '\\S' })
const StartsAt = Type.String({ title: VISIT_LABELS.startsAt, maxLength: 30 })
const Sequence = Type.Integer({ title: '판', minimum: 0, maximum: 2_147_483_647 })

const VisitTime = Type.Object({
  startsAt: moment,
  endsAt: moment,
  /** `past`: too late to book. */
  state: oneOf('상태', ['open', 'full', 'past']),
  left: Type.Integer(),
})
export type VisitTime = Static<typeof VisitTime>

const noPlace = ['404', '지금 방문 예약을 받지 않는 곳입니다.', 404] as const
const ended = ['410', '관람이 끝난 모델하우스입니다.', 410] as const
const missing = ['404', '방문 예약을 찾을 수 없습니다. 받으신 주소를 다시 확인해 주세요.', 404] as const
/** `item` holds the nearest free times. */
const full = ['409', '방금 자리가 찼습니다. 가까운 다른 시간을 골라 주세요.', 409] as const
const gone = ['409', '지금은 예약할 수 없는 시간입니다. 다른 시간을 골라 주세요.', 409] as const
const twice = ['409', '이 시간에 이미 예약하셨습니다. 예약 내역에서 확인해 주세요.', 409] as const
const late = ['409', '변경하거나 취소할 수 있는 시간이 지났습니다. 매장에 전화해 주세요.', 409] as const
const moved = ['409', '그사이 예약이 바뀌었습니다. 최신 내용을 확인해 주세요.', 409] as const

/** Today and the weeks ahead, with the places left. Never cached: places go within seconds. */
export const listVisitTimes = contract({
  at: 'GET /svc/visitSvcApi/timeList',
  id: 'visit.timeList',
  title: '방문할 수 있는 시간',
  access: 'visitor',
  input: Type.Object({ place: Place }),
  item: Type.Object({ placeName: Type.String(), address: Type.String(), closeHours: Type.Integer() }),
  items: Type.Object({
    day: Type.String(),
    /** Why it has no times; empty where it has some. */
    reason: Type.String(),
    times: Type.Array(VisitTime),
  }),
  errors: { noPlace, ended },
})
export type VisitTimes = Static<NonNullable<typeof listVisitTimes.items>>

const Visit = Type.Object({
  /** Opens, changes and cancels it. */
  key: Type.String(),
  visitSeq: Type.Integer(),
  /** Empty where the place is no longer offered. */
  place: Type.String(),
  placeName: Type.String(),
  address: Type.String(),
  phoneNumber: Type.String(),
  startsAt: moment,
  endsAt: moment,
  /** Until when it can be changed and cancelled. */
  closesAt: moment,
  /** Masked. */
  name: Type.String(),
  people: Type.Integer(),
  state: oneOf('상태', VISIT_STATES),
  /** Y: its place no longer receives visitors at this time. */
  droppedYn: YesNo,
  changeableYn: YesNo,
  cancelReason: Type.String(),
  sequence: Sequence,
})
export type Visit = Static<typeof Visit>

export const bookVisit = contract({
  at: 'POST /svc/visitSvcApi/book',
  id: 'visit.book',
  title: '방문 예약',
  access: 'visitor',
  personal: true,
  rateLimit: CONSULTING,
  transaction: 'own',
  keyed: true,
  input: Type.Object({
    place: Place,
    startsAt: StartsAt,
    name: Type.String({ title: VISIT_LABELS.name, maxLength: 100 }),
    phoneNo: Type.String({ title: VISIT_LABELS.phoneNo, maxLength: 30 }),
    email: Type.Optional(Type.String({ title: VISIT_LABELS.email, maxLength: 120 })),
    people: Type.Integer({ title: VISIT_LABELS.people, minimum: 1, maximum: MOST_PEOPLE }),
    request: Type.Optional(Type.String({ title: VISIT_LABELS.request, maxLength: LONGEST_REQUEST * 4 })),
    agreed: Type.Boolean({ title: VISIT_LABELS.agreed }),
  }),
  item: Visit,
  errors: {
    noPlace,
    full,
    gone,
    twice,
    sameDay: ['409', '이날 같은 곳의 방문을 이미 예약하셨습니다. 시간은 예약 내역에서 바꾸실 수 있습니다.', 409],
    // 400: the time that was chosen stays chosen.
    tooMany: [
      '400',
      `앞으로 방문하실 예약이 ${MOST_VISITS}건 있습니다. 더 예약하시려면 예약 내역에서 하나를 취소하거나 매장에 전화해 주세요.`,
    ],
    noTexts: ['400', '입력하신 번호로 오늘 안내 문자를 많이 보냈습니다. 번호를 확인하시거나 내일 다시 예약해 주세요.'],
    unidentified: ['401', '본인인증을 마친 뒤 방문을 예약할 수 있습니다.', 401],
  },
})

export const readVisit = contract({
  at: 'GET /svc/visitSvcApi/read',
  id: 'visit.read',
  title: '방문 예약 조회',
  access: 'visitor',
  input: Type.Object({ key: Key }),
  item: Visit,
  errors: { missing },
})

/** To another time of the same place: the places change hands in one transaction. */
export const moveVisit = contract({
  at: 'POST /svc/visitSvcApi/move',
  id: 'visit.move',
  title: '방문 시간 변경',
  access: 'visitor',
  rateLimit: CONSULTING,
  input: Type.Object({ key: Key, startsAt: StartsAt, sequence: Sequence }),
  item: Visit,
  errors: {
    ...{ missing, noPlace, full, gone, twice, late, moved },
    often: ['409', '방문 시간을 여러 번 바꾸셔서 더 바꾸실 수 없습니다. 매장에 전화해 주세요.', 409],
  },
})

export const cancelVisit = contract({
  at: 'POST /svc/visitSvcApi/cancel',
  id: 'visit.cancel',
  title: '방문 예약 취소',
  access: 'visitor',
  rateLimit: CONSULTING,
  input: Type.Object({ key: Key, sequence: Sequence }),
  item: Visit,
  errors: { missing, late, moved },
})

/** For the person's calendar: the same event whenever it is asked for, with what changed since. */
export const readVisitCalendar = contract({
  at: 'GET /svc/visitSvcApi/calendar',
  id: 'visit.calendar',
  title: '방문 일정 파일',
  access: 'visitor',
  input: Type.Object({ key: Key }),
  raw: 'text/calendar',
  errors: { missing },
})

/** The caller's own, those to come first. */
export const listMyVisits = contract({
  at: 'GET /svc/visitSvcApi/myList',
  id: 'visit.myList',
  title: '내 방문 예약',
  access: 'identified',
  input: Type.Object({}),
  items: Visit,
})
