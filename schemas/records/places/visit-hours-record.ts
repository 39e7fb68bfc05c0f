import { Type } from 'typebox'
import { spanFault } from '@/schemas/rules/places/visit-slots'
import { defineRecord } from '../define-record'
import * as f from '@/schemas/records/fields'

const DAYS = ['매일', '평일', '주말', '월요일', '화요일', '수요일', '목요일', '금요일', '토요일', '일요일'] as const
const CLOCK = '^([01]\\d|2[0-3]):[0-5]\\d$'
const Span = Type.Object(
  {
    days: f.choiceField('요일', Object.fromEntries(DAYS.map((day) => [day, day])), { default: '매일' }),
    from: f.lineField('시작', 5, { pattern: CLOCK, help: '예: 10:30' }),
    until: f.lineField('끝', 5, { pattern: '^([01]\\d|2[0-3]):[0-5]\\d$|^24:00$', help: '예: 18:00' }),
    minutes: f.wholeField('한 번의 길이(분)', { minimum: 10, maximum: 480, default: 60 }),
    capacity: f.wholeField('한 번에 받는 팀', { minimum: 1, maximum: 200, default: 2 }),
  },
  { title: '방문 시간', additionalProperties: false },
)
const ClosedDate = Type.Object(
  {
    date: f.lineField('날짜', 10, { pattern: '^\\d{4}-\\d{2}-\\d{2}$', help: '예: 2026-12-24' }),
    reason: f.optionalLineField('사유', 40, { help: '예: 내부 공사' }),
  },
  { title: '쉬는 날짜', additionalProperties: false },
)
const VisitHoursForm = Type.Object(
  {
    name: f.lineField('이름', 60, { help: '목록에서 알아볼 이름입니다. 예: 논현 전시장 방문' }),
    place: f.choiceField('받는 곳', { shop: '매장', house: '모델하우스' }, { default: 'shop' }),
    shopId: f.optionalReferenceField('매장', 'shops', { when: { field: 'place', is: ['shop'] } }),
    houseSeq: f.optionalReferenceField('모델하우스', 'model-houses', { when: { field: 'place', is: ['house'] } }),
    spans: f.partsField('방문 시간', Span, 20, { help: '매장이 쉬는 날에는 자동으로 받지 않습니다.' }),
    weeksAhead: f.wholeField('몇 주 앞까지 받기', { minimum: 1, maximum: 12, default: 4 }),
    closeHours: f.wholeField('마감(시작 몇 시간 전)', {
      minimum: 0,
      maximum: 168,
      default: 2,
      help: '이때부터는 예약도, 손님이 하는 변경과 취소도 받지 않습니다.',
    }),
    holidaysYn: f.yesNoField('공휴일', '쉽니다', '받습니다', 'Y'),
    closedDates: f.partsField('따로 쉬는 날짜', ClosedDate, 60),
  },
  { additionalProperties: false },
)

/** Weekly hours in which a store or a model house receives visitors who have booked. */
export const visitHoursRecord = defineRecord({
  type: 'visit-hours',
  title: '방문 시간',
  form: VisitHoursForm,
  groups: [
    { title: '받는 곳', fields: ['name', 'place', 'shopId', 'houseSeq'] },
    { title: '방문 시간', fields: ['spans', 'weeksAhead', 'closeHours'] },
    {
      title: '쉬는 날',
      text: '예약이 있는 날을 쉬는 날로 하면 그 예약은 남고, 손님에게 알린 뒤 방문 예약 화면에 모입니다.',
      fields: ['holidaysYn', 'closedDates'],
    },
  ],
  name: 'name',
  unique: ['shopId', 'houseSeq'],
  list: {
    columns: ['place', 'shopId', 'houseSeq', 'weeksAhead'],
    filters: ['place', 'shopId'],
    usual: { by: 'name', direction: 'asc' },
  },
  visibility: 'drafts',
  page: ({ place, shopId, houseSeq }) =>
    (place === 'shop' ? shopId && `/zin/exhibition/detail/${shopId}` : houseSeq && `/zin/exhibition/visit?place=house:${houseSeq}`) ||
    undefined,
  problems: ({ place, shopId, houseSeq, spans }) => [
    ...(place === 'shop' && !shopId ? [{ pointer: '/shopId', message: '방문을 받을 매장을 골라 주세요.', keyword: 'place' }] : []),
    ...(place === 'house' && !houseSeq
      ? [{ pointer: '/houseSeq', message: '방문을 받을 모델하우스를 골라 주세요.', keyword: 'place' }]
      : []),
    ...(spans.length === 0 ? [{ pointer: '/spans', message: '방문 시간을 하나 이상 입력해 주세요.', keyword: 'spans' }] : []),
    ...spans.flatMap((span, at) => {
      const fault = spanFault(span)
      return fault ? [{ pointer: `/spans/${at}/${fault.field}`, message: fault.message, keyword: 'span' }] : []
    }),
  ],
})
