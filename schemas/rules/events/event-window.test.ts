import { expect, test } from 'vitest'
import { daysLeft, eventState, isEventOpen, nextEventTurn } from './event-window'

const june = { OPEN_STR_DATE: '2026-06-01', OPEN_END_DATE: '2026-06-30' }

test('V-EVT-1: both ends belong to the window, a bare date is its whole day in Seoul', () => {
  expect(isEventOpen(june, '2026-06-01T00:00:00+09:00')).toBe(true)
  expect(isEventOpen(june, '2026-06-30T23:59:59+09:00')).toBe(true)
  expect(eventState(june, '2026-07-01T00:00:00+09:00')).toBe('finished')
  expect(eventState(june, '2026-05-31T23:59:59+09:00')).toBe('upcoming')
})

test('full times count as they stand, and a time without a zone is Seoul', () => {
  const event = { OPEN_STR_DATE: '2026-06-01T01:00:00.000Z', OPEN_END_DATE: '2026-06-01 12:00:00' }
  expect(eventState(event, '2026-06-01T00:59:59.999Z')).toBe('upcoming')
  expect(eventState(event, '2026-06-01T03:00:00Z')).toBe('open')
  expect(eventState(event, '2026-06-01T03:00:00.001Z')).toBe('finished')
})

test('the next turn is the opening, then the first moment after the end, then none', () => {
  expect(nextEventTurn(june, '2026-05-01T00:00:00Z')).toBe('2026-05-31T15:00:00.000Z')
  expect(nextEventTurn(june, '2026-06-15T00:00:00Z')).toBe('2026-06-30T15:00:00.000Z')
  expect(nextEventTurn(june, '2026-06-30T15:00:00.000Z')).toBeNull()
})

test('days left are days of the calendar in Seoul', () => {
  expect(daysLeft(june, '2026-06-30T23:59:00+09:00')).toBe(0)
  expect(daysLeft(june, '2026-06-29T23:59:00+09:00')).toBe(1)
  expect(daysLeft(june, '2026-06-30T00:00:00+09:00')).toBe(0)
  expect(daysLeft(june, '2026-07-01T00:00:00+09:00')).toBe(-1)
})
