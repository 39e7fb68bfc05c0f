import { expect, test } from 'vitest'
import { examplesOf } from '@/tests/support/member-examples'
import { ADULT_AGE, ageOn, JOIN_AGE } from './age'

/** Noon in Seoul of a day that is written yyyyMMdd. */
const noon = (day: string) => new Date(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T12:00:00+09:00`)

test.each(examplesOf('V-AGE-1'))('V-AGE-1: %s', (_says, given: { birth: string; today: string }, age: number) => {
  expect(ageOn(given.birth, noon(given.today))).toBe(age)
})

test('C-AGE: a member is 14, an adult 19', () => {
  expect([JOIN_AGE, ADULT_AGE]).toEqual([14, 19])
})

test("P5: the day begins at midnight in Seoul, whatever the server's zone", () => {
  expect(ageOn('20120615', new Date('2026-06-14T14:59:59.999Z'))).toBe(13)
  expect(ageOn('20120615', new Date('2026-06-14T15:00:00.000Z'))).toBe(JOIN_AGE)
  expect(ageOn('20070101', new Date('2025-12-31T15:00:00.000Z'))).toBe(ADULT_AGE)
  expect(ageOn('20070101', new Date('2025-12-31T14:59:59.999Z'))).toBe(ADULT_AGE - 1)
})

test('V-AGE-1: equal to counting birthdays one by one, for 2,000 pairs of days', () => {
  let seed = 20_260_615
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  const day = (from: number) => {
    const date = new Date(Date.UTC(from + random(30), 0, 1 + random(366)))
    return date.toISOString().slice(0, 10).replaceAll('-', '')
  }
  for (let i = 0; i < 2_000; i++) {
    const [birth, today] = [day(1980), day(2011)]
    let years = 0
    while (Number(`${Number(birth.slice(0, 4)) + years + 1}${birth.slice(4)}`) <= Number(today)) years++
    expect(ageOn(birth, noon(today)), `${birth} on ${today}`).toBe(years)
  }
})
