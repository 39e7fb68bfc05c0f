import { expect, test } from 'vitest'
import { messageDueAt } from './message-due-at'
import { afterQuietHours, isQuietHour } from './quiet-hours'

const at = (day: string, time: string) => new Date(`2026-11-${day}T${time}+09:00`)

test.each([
  ['07:59:59.999', '08:00', true],
  ['08:00', '08:00', false],
  ['12:30', '12:30', false],
  ['20:59:59', '20:59:59', false],
  ['00:00', '08:00', true],
])('at %s in Seoul it is sent at %s', (time, sent, quiet) => {
  expect([isQuietHour(at('23', time)), afterQuietHours(at('23', time))]).toEqual([quiet, at('23', sent)])
})

test('in the evening it waits for the next morning', () => {
  expect(afterQuietHours(at('23', '21:00'))).toEqual(at('24', '08:00'))
  expect(afterQuietHours(at('30', '23:59:59'))).toEqual(new Date('2026-12-01T08:00+09:00'))
})

test.each([
  ['text', false, '08:00'],
  ['text', true, '06:51'],
  ['mail', false, '06:51'],
  ['mail', true, '06:51'],
  ['alarm', false, '06:51'],
] as const)('early in the morning a message by %s (own act: %s) goes out at %s', (channel, isOwn, sent) => {
  expect(messageDueAt(at('23', '06:51'), channel, isOwn)).toEqual(at('23', sent))
})
