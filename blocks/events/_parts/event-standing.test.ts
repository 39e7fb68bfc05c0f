import { describe, expect, it } from 'vitest'
import { eventsFreshUntil, eventStanding, nextMidnight, periodWords } from './event-standing'

const quiz = { OPEN_STR_DATE: '2026-11-02T00:00:00+09:00', OPEN_END_DATE: '2026-11-30T23:59:59+09:00' }

describe('the state of an event', () => {
  it.each([
    ['2026-11-01T23:59:59+09:00', 'upcoming', '곧 시작'],
    ['2026-11-02T00:00:00+09:00', 'open', 'D-28'],
    ['2026-11-21T23:59:59+09:00', 'open', 'D-9'],
    ['2026-11-22T00:00:00+09:00', 'open', 'D-8'],
    ['2026-11-30T00:00:00+09:00', 'open', 'D-day'],
    ['2026-11-30T23:59:59+09:00', 'open', 'D-day'],
    ['2026-12-01T00:00:00+09:00', 'finished', '종료'],
  ])('at %s is %s (%s)', (now, state, word) => expect(eventStanding(quiz, now)).toMatchObject({ state, word }))
})

describe('how long a list of events is fresh', () => {
  it('is until midnight in Seoul, whatever the zone of the clock', () => {
    expect(nextMidnight('2026-11-21T14:59:59Z')).toBe('2026-11-21T15:00:00.000Z')
    expect(nextMidnight('2026-11-21T15:00:00Z')).toBe('2026-11-22T15:00:00.000Z')
    expect(eventsFreshUntil([quiz], '2026-11-21T03:00:00Z')).toBe('2026-11-21T15:00:00.000Z')
  })

  it('ends sooner when an event opens or closes before', () => {
    const noon = { OPEN_STR_DATE: '2026-11-21T14:00:00+09:00', OPEN_END_DATE: '2026-11-21T18:00:00+09:00' }
    expect(eventsFreshUntil([quiz, noon], '2026-11-21T03:00:00Z')).toBe('2026-11-21T05:00:00.000Z')
    expect(Date.parse(eventsFreshUntil([quiz, noon], '2026-11-21T06:00:00Z'))).toBeGreaterThan(Date.parse('2026-11-21T09:00:00Z'))
    expect(Date.parse(eventsFreshUntil([quiz, noon], '2026-11-21T06:00:00Z'))).toBeLessThanOrEqual(Date.parse('2026-11-21T09:00:01Z'))
  })
})

it('writes a period with its year once', () => {
  expect(periodWords(quiz)).toBe('2026.11.02 (월) ~ 11.30 (월)')
  expect(periodWords({ OPEN_STR_DATE: '2026-12-20T00:00:00+09:00', OPEN_END_DATE: '2027-01-03T23:59:59+09:00' })).toBe(
    '2026.12.20 (일) ~ 2027.01.03 (일)',
  )
})
