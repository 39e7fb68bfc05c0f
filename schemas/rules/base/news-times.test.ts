import { expect, test } from 'vitest'
import { afterQuiet, isQuietAt, newsTimesFault, USUAL_TIMES } from './news-times'

const times = (quietFrom: string, quietUntil: string, isQuiet = true) => ({ ...USUAL_TIMES, isQuiet, quietFrom, quietUntil })
/** A moment by the clock of Seoul. */
const seoul = (text: string) => new Date(`2026-11-${text}:00+09:00`)

test.each([
  ['a night, in the evening', USUAL_TIMES, '23T21:00', '24T08:00'],
  ['a night, after midnight', USUAL_TIMES, '24T02:30', '24T08:00'],
  ['a night, at its end', USUAL_TIMES, '24T08:00', '24T08:00'],
  ['a night, before it', USUAL_TIMES, '23T20:59', '23T20:59'],
  ['hours of one day', times('12:00', '13:30'), '23T12:10', '23T13:30'],
  ['hours of one day, after them', times('12:00', '13:30'), '23T13:30', '23T13:30'],
  ['hours that are switched off', times('00:00', '23:59', false), '23T03:00', '23T03:00'],
] as const)('%s', (_, quiet, at, due) => {
  expect(afterQuiet(quiet, seoul(at))).toEqual(seoul(due))
  expect(isQuietAt(quiet, seoul(at))).toBe(at !== due)
})

test.each([
  ['21:00', '08:00', true, undefined],
  ['9:00', '08:00', true, '방해 금지 시간을 21:00처럼 입력해 주세요.'],
  ['24:00', '08:00', true, '방해 금지 시간을 21:00처럼 입력해 주세요.'],
  ['08:00', '08:00', true, '방해 금지를 시작하는 때와 끝나는 때를 다르게 입력해 주세요.'],
  ['08:00', '08:00', false, undefined],
] as const)('from %s until %s, kept: %s', (from, until, isQuiet, fault) => {
  expect(newsTimesFault(times(from, until, isQuiet))).toBe(fault)
})
