import { expect, test } from 'vitest'
import { byInterest, nextChange, recruitState, type RecruitWindow } from './recruitment'

/** Midnight in Seoul at every bound, as staff set it. */
const WINDOW: RecruitWindow = {
  openFrom: '2026-06-30T15:00:00.000Z',
  openUntil: '2026-07-14T15:00:00.000Z',
  announcedFrom: '2026-07-21T01:00:00.000Z',
}
const at = (seoul: string): number => Date.parse(`${seoul}+09:00`)

test.each([
  ['2026-06-30T23:59:59.999', 'upcoming'],
  ['2026-07-01T00:00:00.000', 'open'],
  ['2026-07-14T23:59:59.999', 'open'],
  ['2026-07-15T00:00:00.000', 'closed'],
  ['2026-07-21T09:59:59.999', 'closed'],
  ['2026-07-21T10:00:00.000', 'announced'],
])('SYS-30: at %s in Seoul a recruitment is %s', (seoul, state) => expect(recruitState(WINDOW, at(seoul))).toBe(state))

test('a page is valid until the next bound of any of them', () => {
  const later = { ...WINDOW, openFrom: '2026-07-10T15:00:00.000Z' }
  expect(nextChange([WINDOW, later], at('2026-07-01T00:00:00'))).toBe('2026-07-10T15:00:00.000Z')
  expect(nextChange([WINDOW], at('2026-07-21T09:00:00'))).toBe(WINDOW.announcedFrom)
  expect(nextChange([WINDOW], at('2026-07-21T10:00:00'))).toBeUndefined()
})

test('open ones that close first come first, then those that come, then past ones, the latest first', () => {
  const of = (openFrom: string, openUntil: string): RecruitWindow => ({
    openFrom: `${openFrom}T00:00:00Z`,
    openUntil: `${openUntil}T00:00:00Z`,
    announcedFrom: `${openUntil}T12:00:00Z`,
  })
  const [open, openLonger, coming, past, longPast] = [
    of('2026-05-01', '2026-06-10'),
    of('2026-05-01', '2026-06-20'),
    of('2026-07-01', '2026-07-10'),
    of('2026-03-01', '2026-03-10'),
    of('2025-03-01', '2025-03-10'),
  ] as const
  expect([longPast, coming, past, openLonger, open].sort(byInterest(at('2026-06-01T09:00:00')))).toEqual([
    open,
    openLonger,
    coming,
    past,
    longPast,
  ])
})
