// Counts of visits by bucket, and what they say.
import { BUCKETS, VITAL_SCALES, type Vital } from './vitals'

const PART = 0.75

/** Counts with one visit in the bucket of its value. */
export function countsOfValue(vital: Vital, value: number): number[] {
  const at = VITAL_SCALES[vital].bounds.findIndex((bound) => value <= bound)
  return Array.from({ length: BUCKETS }, (_, i) => (i === (at < 0 ? BUCKETS - 1 : at) ? 1 : 0))
}

export const addCounts = (a: readonly number[], b: readonly number[]): number[] => a.map((count, i) => count + (b[i] ?? 0))

export const totalOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

/**
 * The value that three visits in four do not exceed. Within its bucket the visits are taken to be spread evenly.
 * @returns undefined without a visit.
 */
export function p75Of(vital: Vital, counts: readonly number[]): number | undefined {
  const wanted = totalOf(counts) * PART
  if (wanted === 0) return undefined
  const { bounds } = VITAL_SCALES[vital]
  let before = 0
  for (const [i, count] of counts.entries()) {
    if (before + count >= wanted) {
      const lower = bounds[i - 1] ?? 0
      return lower + (bounds[i]! - lower) * ((wanted - before) / count)
    }
    before += count
  }
  return undefined
}
