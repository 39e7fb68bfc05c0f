import { describe, expect, test } from 'vitest'
import { addCounts, countsOfValue, p75Of, totalOf } from './p75-of'
import { BUCKETS, MOST_MS, MOST_SHIFT, rateVital, VITAL_SCALES, VITALS, type Vital } from './vitals'

const countsOf = (vital: Vital, values: readonly number[]): number[] =>
  values.map((value) => countsOfValue(vital, value)).reduce(addCounts, Array<number>(BUCKETS).fill(0))

describe.each(VITALS)('the buckets of %s', (vital) => {
  const { bounds, good, fair } = VITAL_SCALES[vital]

  test('rise up to the most that a visit may report, and both limits are bounds', () => {
    expect(bounds).toHaveLength(BUCKETS)
    expect(bounds.toSorted((a, b) => a - b)).toEqual(bounds)
    expect(new Set(bounds).size).toBe(BUCKETS)
    expect(bounds.at(-1)).toBe(vital === 'cls' ? MOST_SHIFT : MOST_MS)
    expect(bounds).toContain(good)
    expect(bounds).toContain(fair)
  })

  test('a limit itself is still good, or fair; what is above is not', () => {
    expect(p75Of(vital, countsOf(vital, [good, good, good, MOST_SHIFT * MOST_MS]))).toBe(good)
    for (const value of [good, fair]) {
      const just = [value, value, value, value]
      const above = just.map((one) => one * 1.001)
      expect(rateVital(vital, p75Of(vital, countsOf(vital, just))!)).toBe(rateVital(vital, value))
      expect(rateVital(vital, p75Of(vital, countsOf(vital, above))!)).toBe(value === good ? 'fair' : 'poor')
    }
  })
})

test('the rating from the buckets is that of the visits: three in four decide', () => {
  const mostlyGood = [...Array<number>(75).fill(1800), ...Array<number>(25).fill(9000)]
  const tooFewGood = [...Array<number>(74).fill(1800), ...Array<number>(26).fill(9000)]
  expect(rateVital('lcp', p75Of('lcp', countsOf('lcp', mostlyGood))!)).toBe('good')
  expect(rateVital('lcp', p75Of('lcp', countsOf('lcp', tooFewGood))!)).toBe('poor')
})

test('visits spread evenly have the percentile that they have, to a part of a bucket', () => {
  const spread = Array.from({ length: 1000 }, (_, i) => i * 4)
  expect(p75Of('lcp', countsOf('lcp', spread))).toBeGreaterThan(2980)
  expect(p75Of('lcp', countsOf('lcp', spread))).toBeLessThan(3020)
})

test('a page that never moves has a shift of nothing, and a page without visits has no figure', () => {
  expect(p75Of('cls', countsOf('cls', [0, 0, 0, 0.3]))).toBe(0)
  expect(p75Of('cls', countsOf('cls', []))).toBeUndefined()
  expect(totalOf(countsOf('cls', [0, 0, 0, 0.3]))).toBe(4)
})
