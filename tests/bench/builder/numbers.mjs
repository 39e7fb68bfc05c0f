import { median, round } from '../tools/load.mjs'

/** The value that so many of a hundred do not exceed. */
export function percentile(numbers, hundredth) {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil((hundredth / 100) * sorted.length) - 1)]
}
export const p95 = (numbers) => percentile(numbers, 95)
export const ms = (number) => round(number, 1)
export { median, round }

/** Numbers that only look random, the same in every run: mulberry32, from 0 to 1. */
export function tempo(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}
