import { expect, test } from 'vitest'
import type { ParcelAnswer, ParcelStep } from '@/services/outside/delivery-tracker'
import { afterAnswer, MOST_ASKS, type TrackRow } from './after-answer'

const HOUR = 3_600_000
const NOW = new Date('2026-06-10T00:00:00Z')
const before = (hours: number): Date => new Date(NOW.getTime() - hours * HOUR)
const ROW: TrackRow = {
  ...{ trackSeq: 1, siteId: 'site', shipmentSeq: 1, returnSeq: null, carrier: 'cj', trackingNo: '601234567890', status: null, steps: [] },
  ...{ stepAt: null, startedAt: before(2), askedAt: NOW, answeredAt: null, asks: 1, misses: 0, fault: '', nextAskAt: NOW },
}
const KNOWN: TrackRow = {
  ...ROW,
  status: 'IN_TRANSIT',
  stepAt: before(5),
  startedAt: before(30),
  steps: [{ status: 'IN_TRANSIT', place: '옥천허브', at: before(5).toISOString() }],
}
const said = (...steps: [ParcelStep['status'], number][]): ParcelAnswer => ({
  ok: true,
  status: steps.at(-1)![0],
  steps: steps.map(([status, hours]) => ({ status, place: '', at: before(hours) })),
})
const not = (fate: 'unknown' | 'refused' | 'carrier' | 'away'): ParcelAnswer => ({ ok: false, fate, code: fate })
const pause = (row: TrackRow, answer: ParcelAnswer): number | null => {
  const { nextAskAt } = afterAnswer(row, answer, NOW)
  return nextAskAt ? (nextAskAt.getTime() - NOW.getTime()) / 60_000 : null
}

test('the pause grows with the time in which nothing happened, from half an hour to half a day', () => {
  expect([0, 1, 4, 24, 47, 200].map((hours) => pause({ ...ROW, startedAt: before(300) }, said(['IN_TRANSIT', hours])))).toEqual([
    30, 30, 60, 360, 705, 720,
  ])
})

test('a delivered parcel is asked for no more; one that never arrives, or was asked for often enough, neither', () => {
  expect(afterAnswer(KNOWN, said(['IN_TRANSIT', 5], ['DELIVERED', 0]), NOW)).toMatchObject({ status: 'DELIVERED', nextAskAt: null })
  expect(pause({ ...KNOWN, startedAt: before(31 * 24) }, said(['IN_TRANSIT', 5]))).toBeNull()
  expect(pause({ ...KNOWN, asks: MOST_ASKS }, said(['IN_TRANSIT', 5]))).toBeNull()
  expect(pause({ ...KNOWN, asks: MOST_ASKS }, not('away'))).toBeNull()
})

test('a number that no carrier has is asked for two weeks, and one that it refuses never again', () => {
  expect(pause(ROW, not('unknown'))).toBe(30)
  expect(pause({ ...ROW, startedAt: before(13 * 24) }, not('unknown'))).toBe(720)
  expect(pause({ ...ROW, startedAt: before(15 * 24) }, not('unknown'))).toBeNull()
  expect(pause(ROW, not('refused'))).toBeNull()
})

test('a service that does not answer is asked more and more seldom, and takes nothing of what was known', () => {
  expect([0, 1, 2, 3, 9].map((misses) => pause({ ...KNOWN, misses }, not('away')))).toEqual([10, 20, 40, 80, 720])
  for (const fate of ['away', 'carrier', 'unknown', 'refused'] as const) {
    const change = afterAnswer(KNOWN, not(fate), NOW)
    expect([Object.keys(change).some((name) => ['status', 'steps', 'stepAt'].includes(name)), change.nextAskAt !== null], fate).toEqual([
      false,
      true,
    ])
  }
  expect(afterAnswer({ ...KNOWN, misses: 4, fault: '503' }, said(['IN_TRANSIT', 5]), NOW)).toMatchObject({ misses: 0, fault: '' })
})

test('what a carrier says of an earlier parcel with the same number is not this one’s', () => {
  expect(afterAnswer(ROW, said(['IN_TRANSIT', 24 * 200], ['DELIVERED', 24 * 199]), NOW)).toEqual({
    ...{ misses: 0, fault: '', answeredAt: NOW },
    nextAskAt: new Date(NOW.getTime() + 30 * 60_000),
  })
  expect(afterAnswer(ROW, said(['DELIVERED', 24 * 199], ['AT_PICKUP', 1]), NOW).steps).toHaveLength(1)
})
