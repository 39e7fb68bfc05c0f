// Web vitals of real visits. Nothing about the visitor is stored: a visit adds one to a count of its page, its width and its day.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { direction, oneOf, paging, search } from '@/schemas/api/base/fields'
import { MEASURING } from '@/schemas/api/base/rate-limit'
import { MOST_MS, MOST_SHIFT, RATINGS, VITALS, type Rating, type Vital } from '@/schemas/rules/site/vitals'
import { VITAL_CALL } from './vital-call'

const milliseconds = (title: string) => Type.Optional(Type.Number({ title, minimum: 0, maximum: MOST_MS }))

/** Narrower than a desktop, or not: what the client of the site sends with every call (C-DEVICE). */
export const VITAL_DEVICES = ['mobile', 'pc'] as const
export type VitalDevice = (typeof VITAL_DEVICES)[number]

/** What one visit to one page measured. A browser leaves out what it cannot measure, and a visit without a press has no `inp`. */
export const recordVitals = contract({
  ...VITAL_CALL,
  title: '방문 속도 더하기',
  access: 'visitor',
  rateLimit: MEASURING,
  maxBytes: 1024,
  // One statement, shared by simultaneous visits.
  transaction: 'own',
  input: Type.Object({
    path: Type.String({ title: '페이지', pattern: '^/', maxLength: 500 }),
    _deviceType: oneOf('기기', VITAL_DEVICES),
    lcp: milliseconds('LCP'),
    inp: milliseconds('INP'),
    cls: Type.Optional(Type.Number({ title: 'CLS', minimum: 0, maximum: MOST_SHIFT })),
    fcp: milliseconds('FCP'),
    ttfb: milliseconds('TTFB'),
  }),
})

export const VITAL_SPANS = ['7', '28'] as const
export const VITAL_SORTS = ['rating', 'route', 'visits', ...VITALS] as const

const Figure = Type.Object({ p75: Type.Number(), visits: Type.Integer(), rating: oneOf('평가', RATINGS) })
const Row = Type.Object({
  route: Type.String(),
  /** Of the page's draft; empty when no page has this route any more. */
  title: Type.String(),
  device: oneOf('기기', VITAL_DEVICES),
  visits: Type.Integer(),
  /** The worst of LCP, INP and CLS; null when none of them was measured. */
  rating: Type.Union([oneOf('평가', RATINGS), Type.Null()]),
  figures: Type.Unsafe<Partial<Record<Vital, { p75: number; visits: number; rating: Rating }>>>(
    Type.Object({}, { additionalProperties: Figure }),
  ),
})

/** The 75th percentile of each page and width over the last days, today included. */
export const browseVitals = contract({
  at: 'GET /adm/vitals/browse',
  id: 'vitals.browse',
  title: '방문 속도 찾아보기',
  access: 'manager',
  right: { of: 'vitals', act: 'see' },
  input: Type.Object({
    search,
    days: Type.Optional(oneOf('기간', VITAL_SPANS)),
    device: Type.Optional(oneOf('기기', VITAL_DEVICES)),
    rating: Type.Optional(oneOf('평가', RATINGS)),
    sort: Type.Optional(oneOf('정렬', VITAL_SORTS)),
    direction,
    ...paging(10_000, 500),
  }),
  items: Row,
  /** How many rows each rating has under the same search, span and device. */
  item: Type.Object({
    counts: Type.Unsafe<Record<'all' | Rating, number>>(Type.Object({}, { additionalProperties: { type: 'integer' } })),
  }),
})
