import { expect, test } from 'vitest'
import { isOpening, putAway } from './popup-memory'

const at = (time: string) => new Date(`2026-11-21T${time}+09:00`)
const daily = { popupId: 'daily', applyLimitType: '2' as const, openUntil: '2026-12-31T23:59:00+09:00' }
const once = { ...daily, popupId: 'once', applyLimitType: '3' as const }
const tomorrow = new Date('2026-11-22T00:00:00+09:00')

test('APPLY_LIMIT_TYPE 2: away until midnight in Seoul', () => {
  const memory = putAway(daily, {}, at('08:00:00'))
  expect(isOpening(daily, {}, at('08:00:00'))).toBe(true)
  expect(isOpening(daily, memory, at('23:59:59'))).toBe(false)
  expect(isOpening(daily, memory, tomorrow)).toBe(true)
})

test('APPLY_LIMIT_TYPE 3: away for good', () => {
  expect(isOpening(once, putAway(once, {}, at('08:00:00')), new Date('2026-12-30T00:00:00Z'))).toBe(false)
})

test('S-EVT-7: no popup when its period is over', () => {
  expect(isOpening(daily, {}, new Date('2027-01-01T00:00:00+09:00'))).toBe(false)
})

test('yesterday is forgotten, what is away for good is not', () => {
  const memory = putAway(once, putAway(daily, {}, at('10:00:00')), at('10:00:00'))
  expect(Object.keys(putAway({ ...daily, popupId: 'new' }, memory, tomorrow))).toEqual(['once', 'new'])
})
