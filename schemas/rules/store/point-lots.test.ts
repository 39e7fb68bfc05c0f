import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { endingPoints, lapsedPoints, lastDayOf, pointLots, pointsUntil, type PointEntry } from './point-lots'

const at = (day: string): Date => new Date(`${day}T12:00:00+09:00`)
const entry = (day: string, amount: number, orderId?: string, isRefund = false): PointEntry => ({ at: at(day), amount, orderId, isRefund })
const shown = (...entries: PointEntry[]) => pointLots(entries).map((lot) => [lastDayOf(lot), lot.points])

describe('points', () => {
  test.each([
    ['2026-06-01', '2027-06-30'],
    ['2026-06-30', '2027-06-30'],
    ['2026-12-15', '2027-12-31'],
    ['2027-02-10', '2028-02-29'],
  ])('of %s can be used up to %s', (day, last) => expect(lastDayOf({ until: pointsUntil(at(day)) })).toBe(last))

  test('the day is the one in Seoul', () => expect(lastDayOf({ until: pointsUntil(new Date('2026-06-30T15:30:00Z')) })).toBe('2027-07-31'))

  test('the oldest are used first', () =>
    expect(shown(entry('2026-01-05', 1_000), entry('2026-03-05', 500), entry('2026-04-01', -1_200))).toEqual([['2027-03-31', 300]]))

  test('an order that nobody paid gives them back as they were', () =>
    expect(
      shown(entry('2026-01-05', 1_000), entry('2026-03-05', 500), entry('2027-01-30', -1_200, 'a'), entry('2027-02-05', 1_200, 'a')),
    ).toEqual([
      ['2027-01-31', 1_000],
      ['2027-03-31', 500],
    ]))

  test('a refund gives those back that last longest, and those whose end has passed for thirty days at least', () => {
    const bought = [entry('2026-01-05', 1_000), entry('2026-03-05', 500), entry('2027-01-30', -1_200, 'a')]
    expect(shown(...bought, entry('2027-02-20', 300, 'a', true))).toEqual([['2027-03-31', 600]])
    expect(shown(...bought, entry('2027-02-20', 1_200, 'a', true))).toEqual([['2027-03-31', 1_500]])
    expect(shown(...bought, entry('2027-12-05', 1_200, 'a', true))).toEqual([
      ['2027-03-31', 300],
      ['2028-01-31', 1_200],
    ])
  })

  test('paying and cancelling leaves every end as it was, in whatever parts the order is cancelled', () => {
    expect(
      shown(entry('2026-01-05', 500), entry('2026-03-05', 3_500), entry('2027-01-28', -2_000, 'a'), entry('2027-01-28', 2_000, 'a', true)),
    ).toEqual([
      ['2027-01-31', 500],
      ['2027-03-31', 3_500],
    ])
    const months = fc.array(fc.record({ month: fc.integer({ min: 1, max: 12 }), points: fc.integer({ min: 1, max: 5_000 }) }), {
      minLength: 1,
      maxLength: 8,
    })
    fc.assert(
      fc.property(
        months,
        fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 4 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (gifts, parts, share) => {
          const given = gifts
            .toSorted((a, b) => a.month - b.month)
            .map(({ month, points }) => entry(`2026-${String(month).padStart(2, '0')}-03`, points))
          const paid = Math.max(1, Math.floor(given.reduce((sum, { amount }) => sum + amount, 0) * share))
          const whole = parts.reduce((sum, part) => sum + part, 0)
          const back = parts.map((part) => Math.floor((paid * part) / whole))
          back[0]! += paid - back.reduce((sum, part) => sum + part, 0)
          const cancelled = back.filter((points) => points > 0).map((points) => entry('2027-01-29', points, 'a', true))
          expect(shown(...given, entry('2027-01-28', -paid, 'a'), ...cancelled)).toEqual(shown(...given))
        },
      ),
      { numRuns: 200 },
    )
  })

  test('a member is told of what ends within thirty days, and of nothing that has ended', () => {
    const lots = pointLots([entry('2026-01-05', 10), entry('2026-02-05', 20), entry('2026-06-05', 30)])
    expect(endingPoints(lots, at('2027-01-01')).map(({ points }) => points)).toEqual([])
    expect(endingPoints(lots, at('2027-01-30')).map(({ points }) => points)).toEqual([10, 20])
    expect(lapsedPoints(lots, new Date('2027-01-31T14:59:59Z'))).toBe(0)
    expect(lapsedPoints(lots, new Date('2027-01-31T15:00:00Z'))).toBe(10)
    expect(endingPoints(lots, at('2027-02-01')).map(({ points }) => points)).toEqual([20])
  })

  test('whatever is given, held, given back and taken away: the lots are the balance, and nothing ends before its time', () => {
    const step = fc.record({
      do: fc.constantFrom('give', 'give', 'take', 'hold', 'hold', 'release', 'refund', 'expire'),
      days: fc.nat(120),
      points: fc.integer({ min: 1, max: 5_000 }),
      which: fc.nat(5),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const entries: PointEntry[] = []
        const orders: number[] = []
        let now = at('2026-01-01').getTime()
        const balance = () => entries.reduce((sum, { amount }) => sum + amount, 0)
        const book = (amount: number, orderId?: string, isRefund = false) =>
          amount !== 0 && entries.push({ amount, at: new Date(now), orderId, isRefund })
        for (const { do: what, days, points, which } of steps) {
          now += days * 86_400_000
          const order = which % Math.max(1, orders.length)
          const some = Math.min(points, balance())
          if (what === 'give') book(points)
          else if (what === 'take') book(-some)
          else if (what === 'hold') {
            book(-some, `${orders.length}`)
            orders.push(some)
          } else if (what === 'expire') {
            book(-lapsedPoints(pointLots(entries), new Date(now)))
            expect(lapsedPoints(pointLots(entries), new Date(now))).toBe(0)
          } else if (orders.length > 0) {
            const back = Math.min(points, orders[order]!)
            orders[order]! -= back
            book(back, `${order}`, what === 'refund')
          }
          const lots = pointLots(entries)
          expect(lots.reduce((sum, lot) => sum + lot.points, 0)).toBe(balance())
          expect(lots.every((lot) => lot.points > 0 && lot.until <= pointsUntil(new Date(now)))).toBe(true)
          expect(lots.map(({ until }) => until)).toEqual(lots.map(({ until }) => until).toSorted((a, b) => a.getTime() - b.getTime()))
        }
      }),
      { numRuns: 200 },
    )
  })
})
