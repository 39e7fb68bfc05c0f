import { describe, expect, test } from 'vitest'
import { parseHours } from './opening-hours'
import { lastVisitMoment, nearestFree, slotAt, spanFault, visitDay, visitDays, type VisitHours, type VisitPlaceHours } from './visit-slots'

const RULE: VisitHours = {
  spans: [
    { days: '평일', from: '10:30', until: '12:00', minutes: 30, capacity: 2 },
    { days: '주말', from: '22:00', until: '24:00', minutes: 60, capacity: 1 },
  ],
  weeksAhead: 1,
  closeHours: 2,
  holidaysYn: 'Y',
  closedDates: [{ date: '2026-06-03', reason: '내부 공사' }],
}
const PLACE: VisitPlaceHours = { hours: parseHours('10:00–19:00', '둘째·넷째 월요일'), closedDates: [{ date: '2026-06-04', reason: '' }] }
const holidays = (day: string) => (day === '2026-06-05' ? ['대체 공휴일'] : [])
const day = (name: string, place = PLACE, rule = RULE) => visitDay(rule, place, name, holidays)
const starts = (name: string) => day(name).slots.map(({ startsAt }) => startsAt.toISOString())

test('a weekday has its visits in Seoul’s time, each with its end and its deadline', () => {
  expect(day('2026-06-02')).toMatchObject({
    reason: '',
    slots: [
      {
        startsAt: new Date('2026-06-02T01:30:00Z'),
        endsAt: new Date('2026-06-02T02:00:00Z'),
        closesAt: new Date('2026-06-01T23:30:00Z'),
        capacity: 2,
      },
      { startsAt: new Date('2026-06-02T02:00:00Z') },
      { startsAt: new Date('2026-06-02T02:30:00Z') },
    ],
  })
})

// Days on which other countries change their clocks: Seoul never does.
test.each(['2026-03-29', '2026-03-08', '2026-10-25', '2026-11-01'])('%s has the same hours as any other Sunday', (sunday) => {
  expect(starts(sunday)).toEqual([`${sunday}T13:00:00.000Z`, `${sunday}T14:00:00.000Z`])
})

test.each([
  ['2026-06-03', '내부 공사'],
  ['2026-06-04', '휴무'],
  ['2026-06-05', '대체 공휴일'],
  // The second Monday of June.
  ['2026-06-08', '정기 휴무'],
])('%s has no visits: %s', (name, reason) => expect(day(name)).toEqual({ day: name, slots: [], reason }))

test('a rule that receives on holidays asks nobody', () => {
  expect(day('2026-06-05', { closedDates: [] }, { ...RULE, holidaysYn: 'N' }).slots).toHaveLength(3)
})

test('a model house receives within its dates only', () => {
  const openFrom = new Date('2026-06-02T02:00:00Z')
  expect(day('2026-06-02', { openFrom, openUntil: new Date('2026-06-02T02:45:00Z') }).slots.map(({ startsAt }) => startsAt)).toEqual([
    openFrom,
  ])
  expect(day('2026-06-01', { openFrom }).reason).toBe('방문 예약을 받지 않는 날')
})

test('the days go from today to the same day of the last week, at midnight as well', () => {
  const at = (moment: string) => visitDays(RULE, PLACE, new Date(moment), holidays).map((one) => one.day)
  expect(at('2026-06-01T14:59:59Z')[0]).toBe('2026-06-01')
  expect(at('2026-06-01T15:00:00Z')[0]).toBe('2026-06-02')
  expect(at('2026-06-01T15:00:00Z')).toHaveLength(8)
  expect(at('2026-06-01T15:00:00Z').at(-1)).toBe('2026-06-09')
  expect(lastVisitMoment(RULE, new Date('2026-06-01T15:00:00Z'))).toEqual(new Date('2026-06-09T15:00:00Z'))
})

test('only a moment that begins a visit is one', () => {
  const at = (moment: string) => slotAt(RULE, PLACE, new Date(moment), holidays)
  expect(at('2026-06-02T01:30:00Z')?.capacity).toBe(2)
  expect(at('2026-06-02T01:31:00Z')).toBeUndefined()
  expect(at('2026-06-03T01:30:00Z')).toBeUndefined()
})

test('of spans that overlap, the first one counts', () => {
  const spans = [...RULE.spans, { days: '매일', from: '10:30', until: '11:30', minutes: 60, capacity: 9 }]
  expect(day('2026-06-02', PLACE, { ...RULE, spans }).slots.map(({ capacity }) => capacity)).toEqual([2, 2, 2])
})

test('the nearest free visits are offered in their order', () => {
  const free = [1, 5, 6, 7, 20].map((hour) => ({ startsAt: new Date(hour * 3_600_000) }))
  expect(nearestFree(free, new Date(6 * 3_600_000), 3).map(({ startsAt }) => startsAt.getTime() / 3_600_000)).toEqual([5, 6, 7])
})

describe('what staff must mend', () => {
  const span = RULE.spans[0]!
  test.each([
    ['a day that is none', { days: '어느 날' }, 'days'],
    ['a time that is none', { from: '25:00' }, 'from'],
    ['an end before its beginning', { until: '10:00' }, 'until'],
    ['an hour with no room for a visit', { minutes: 120 }, 'until'],
  ])('%s', (_, change, field) => expect(spanFault({ ...span, ...change })?.field).toBe(field))
  test('nothing of a good one', () => expect(spanFault(span)).toBeUndefined())
})
