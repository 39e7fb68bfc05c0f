import { expect, test } from 'vitest'
import { arrivalDayWords, arrivalHoldsUntil, arrivalOf, arrivalWords, FIRST_ARRIVAL_TERMS, installDays } from './arrival'

// 2026-06-03 is a Wednesday and, here, a holiday; 06-06 and 06-07 are a weekend.
const isHoliday = (day: string): boolean => day === '2026-06-03'
const PARCEL = { delivery: 'parcel', leadDays: 2 } as const
const at = (seoul: string) => new Date(`${seoul}:00+09:00`)

test.each([
  // Before the hour of a Monday: sent on Tuesday or, behind the holiday, on Thursday.
  ['2026-06-01T13:59', PARCEL, 'main', '2026-06-04', '2026-06-08'],
  // A minute later it counts for Tuesday.
  ['2026-06-01T14:00', PARCEL, 'main', '2026-06-05', '2026-06-09'],
  // On a Saturday it counts for Monday, as at the night before.
  ['2026-05-30T09:00', PARCEL, 'main', '2026-06-04', '2026-06-08'],
  ['2026-06-01T00:00', PARCEL, 'main', '2026-06-04', '2026-06-08'],
  ['2026-06-01T09:00', PARCEL, 'jeju', '2026-06-05', '2026-06-10'],
  ['2026-06-01T09:00', PARCEL, 'island', '2026-06-08', '2026-06-11'],
  // Sent the same day.
  ['2026-06-01T09:00', { delivery: 'parcel', leadDays: 0 }, 'main', '2026-06-02', '2026-06-04'],
  // Made to order: the last days of its time.
  ['2026-06-01T09:00', { delivery: 'install', leadDays: 10 }, 'main', '2026-06-16', '2026-06-22'],
] as const)('paid %s it arrives', (paid, sent, place, from, until) => {
  expect(arrivalOf(at(paid), [sent], place, FIRST_ARRIVAL_TERMS, isHoliday)).toEqual({ from, until })
})

test('what is ordered together arrives from the first of the one to the last of the other', () => {
  const both = arrivalOf(at('2026-06-01T09:00'), [PARCEL, { delivery: 'install', leadDays: 10 }], 'main', FIRST_ARRIVAL_TERMS, isHoliday)
  expect(both).toEqual({ from: '2026-06-04', until: '2026-06-22' })
})

test('it holds until the hour of the day, and then until the day is over', () => {
  expect(arrivalHoldsUntil(at('2026-06-01T09:00'), 14)).toBe(at('2026-06-01T14:00').getTime())
  expect(arrivalHoldsUntil(at('2026-06-01T14:00'), 14)).toBe(at('2026-06-02T00:00').getTime())
})

test('staff choose the hour and the days on the way', () => {
  const terms = {
    cutOffHour: 11,
    onTheWay: { ...FIRST_ARRIVAL_TERMS.onTheWay, parcel: [2, 3] },
    longer: { jeju: [3, 4], island: [5, 6] },
  } as const
  expect(arrivalOf(at('2026-06-01T10:59'), [PARCEL], 'main', terms, isHoliday)).toEqual({ from: '2026-06-05', until: '2026-06-09' })
  expect(arrivalOf(at('2026-06-01T11:00'), [PARCEL], 'jeju', terms, isHoliday)).toEqual({ from: '2026-06-11', until: '2026-06-16' })
})

test('an installation is offered on twenty working days from the first one', () => {
  const days = installDays('2026-06-02', isHoliday)
  expect(days.slice(0, 5)).toEqual(['2026-06-02', '2026-06-04', '2026-06-05', '2026-06-08', '2026-06-09'])
  expect([days.length, days.at(-1)]).toEqual([20, '2026-06-30'])
  expect(arrivalDayWords(days[1]!)).toBe('6월 4일(목)')
})

test('in words', () => {
  expect(arrivalWords({ from: '2026-12-31', until: '2027-01-04' })).toBe('12월 31일(목)~1월 4일(월)')
  expect(arrivalWords({ from: '2026-06-04', until: '2026-06-08' })).toBe('6월 4일(목)~8일(월)')
  expect(arrivalWords({ from: '2026-06-04', until: '2026-06-04' })).toBe('6월 4일(목)')
})
