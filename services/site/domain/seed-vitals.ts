// How fast the pages of the demonstration were for its visitors in the last eight weeks: most are good, two are slow on phones and one
// moves while it loads, so that the console shows what each looks like. The same on every machine; never over figures of real visits.
import { eq } from 'drizzle-orm'
import { BUCKETS, VITAL_SCALES, VITALS, type Vital } from '@/schemas/rules/site/vitals'
import { seoulDay } from '@/schemas/words/seoul-day'
import type { Database } from '@/services/db/database'
import { vitalCounts } from '@/services/db/tables/site'

type Row = typeof vitalCounts.$inferInsert

const DAY = 86_400_000
const DAYS = 56
const CHUNK = 1_000
/** How far visits lie apart: with it, three visits in four stay below 1.6 times the middle one. */
const SPREAD = 0.43
/** The part of visits whose page does not move at all. */
const STILL = 0.6
/** A computer has a better connection and a faster processor. */
const DEVICES = { mobile: { part: 0.7, times: 1 }, pc: { part: 0.3, times: 0.6 } } as const

interface Page {
  /** Measured visits of an ordinary day. */
  visits: number
  /** The middle visit of a phone. */
  middle: Readonly<Record<Vital, number>>
}
const page = (visits: number, lcp: number, inp: number, cls: number): Page => ({
  visits,
  middle: { lcp, inp, cls, fcp: lcp * 0.6, ttfb: lcp * 0.12 },
})
const PAGES: Readonly<Record<string, Page>> = {
  '/styling/home': page(240, 1_250, 70, 0.012),
  '/styling/expert-style': page(120, 1_400, 80, 0.015),
  '/styling/expert-style/detail/:seq': page(190, 1_900, 90, 0.02),
  '/styling/myhome': page(70, 1_350, 85, 0.012),
  '/zin/product/:id': page(210, 1_300, 95, 0.016),
  '/zin/event/event/:id': page(60, 1_750, 150, 0.02),
  '/styling/life-book/detail/:id': page(40, 1_500, 75, 0.19),
  '/search': page(40, 1_100, 110, 0.01),
}

export async function seedVitals(tx: Database, siteId: string, now: Date): Promise<void> {
  if ((await tx.$count(vitalCounts, eq(vitalCounts.siteId, siteId))) > 0) return
  const rows: Row[] = []
  for (let ago = DAYS; ago > 0; ago--) {
    const day = seoulDay(new Date(now.getTime() - ago * DAY))
    // A little faster every day.
    const times = 0.94 + ago * 0.002
    for (const [route, { visits, middle }] of Object.entries(PAGES))
      for (const [device, { part, times: ofDevice }] of Object.entries(DEVICES))
        for (const vital of VITALS) {
          const counts = countsAround(vital, middle[vital] * times * ofDevice, visits * part)
          rows.push({ siteId, day, route, device: device as Row['device'], vital, counts })
        }
  }
  for (let at = 0; at < rows.length; at += CHUNK) await tx.insert(vitalCounts).values(rows.slice(at, at + CHUNK))
}

/** Visits by bucket, spread around the middle one as measured times are: many near it, and a long tail of slow ones. */
function countsAround(vital: Vital, middle: number, visits: number): number[] {
  const still = vital === 'cls' ? STILL : 0
  const { bounds } = VITAL_SCALES[vital]
  const upTo = bounds.map((bound) =>
    Math.round(visits * (still + (1 - still) * (bound === 0 ? 0 : 1 / (1 + (bound / middle) ** (-1 / SPREAD))))),
  )
  return Array.from({ length: BUCKETS }, (_, i) => upTo[i]! - (upTo[i - 1] ?? 0))
}
