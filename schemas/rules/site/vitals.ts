// Web vitals of real visits: what is measured, and which values are good (https://web.dev/articles/vitals). The database keeps no value of
// one visit, only how many visits fell into each bucket, so that a day of a page costs the same with ten visits and with a million.

/** Largest paint, interaction to next paint, layout shift, first paint, first byte. */
export const VITALS = ['lcp', 'inp', 'cls', 'fcp', 'ttfb'] as const
export type Vital = (typeof VITALS)[number]
/** They decide how a page is rated; the other two say where its time went. */
export const CORE_VITALS = ['lcp', 'inp', 'cls'] as const satisfies readonly Vital[]

export const RATINGS = ['poor', 'fair', 'good'] as const
/** 나쁨 · 개선 필요 · 좋음; ordered from the worst. */
export type Rating = (typeof RATINGS)[number]

/** The most that a visit may report: a minute, and ten times the screen. What is longer is reported as this. */
export const MOST_MS = 60_000
export const MOST_SHIFT = 10

export interface VitalScale {
  /** The greatest good value, and the greatest that is not yet poor. Both are bounds of buckets, so that a rating is exact. */
  good: number
  fair: number
  /** Upper bounds of the buckets. Stored counts mean these: a change of one deletes the counts by a migration. */
  bounds: readonly number[]
}

export const BUCKETS = 20
const PAINT = [3500, 4000, 5000, 6000, 8000, 10_000, 15_000, 30_000, MOST_MS]

/** In milliseconds; the layout shift has no unit. */
export const VITAL_SCALES: Readonly<Record<Vital, VitalScale>> = {
  lcp: { good: 2500, fair: 4000, bounds: [500, 750, 1000, 1250, 1500, 1750, 2000, 2250, 2500, 2750, 3000, ...PAINT] },
  fcp: { good: 1800, fair: 3000, bounds: [250, 500, 750, 1000, 1200, 1400, 1600, 1800, 2000, 2500, 3000, ...PAINT] },
  inp: {
    good: 200,
    fair: 500,
    bounds: [25, 50, 75, 100, 125, 150, 175, 200, 250, 300, 350, 400, 450, 500, 600, 800, 1000, 2000, 5000, MOST_MS],
  },
  cls: {
    good: 0.1,
    fair: 0.25,
    // Most pages do not move at all: the first bucket is exactly that.
    bounds: [0, 0.01, 0.02, 0.03, 0.04, 0.05, 0.06, 0.08, 0.1, 0.125, 0.15, 0.175, 0.2, 0.25, 0.3, 0.4, 0.5, 1, 2, MOST_SHIFT],
  },
  ttfb: {
    good: 800,
    fair: 1800,
    bounds: [50, 100, 150, 200, 300, 400, 500, 600, 700, 800, 1000, 1200, 1500, 1800, 2500, 3500, 5000, 10_000, 30_000, MOST_MS],
  },
}

export function rateVital(vital: Vital, value: number): Rating {
  const { good, fair } = VITAL_SCALES[vital]
  return value <= good ? 'good' : value <= fair ? 'fair' : 'poor'
}
