import { expect, test } from 'vitest'
import { afterSeoulDay, seoulClock, seoulDay, startOfSeoulDay } from './seoul-day'

const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' })
const CLOCK = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Seoul', hour: '2-digit', minute: '2-digit' })

test.each([
  ['2026-05-31T14:59:59.999Z', '2026-05-31', '23:59'],
  ['2026-05-31T15:00:00Z', '2026-06-01', '00:00'],
  ['2026-12-31T15:30:00Z', '2027-01-01', '00:30'],
  ['2028-02-28T15:00:00Z', '2028-02-29', '00:00'],
])('%s is %s, %s in Seoul, as the world’s time zones have it', (iso, day, clock) => {
  const moment = new Date(iso)
  expect([seoulDay(moment), seoulClock(moment)]).toEqual([day, clock])
  expect([DAY.format(moment), CLOCK.format(moment)]).toEqual([day, clock])
})

test('a day begins and ends with the first moments of it and of the next', () => {
  const [first, next] = [startOfSeoulDay('2026-06-01'), afterSeoulDay('2026-06-01')]
  expect([first, next].map(seoulDay)).toEqual(['2026-06-01', '2026-06-02'])
  expect(seoulDay(new Date(first.getTime() - 1))).toBe('2026-05-31')
})
