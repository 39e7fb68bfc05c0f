// What visitors did, for staff: counts by day (services/counts), compared with the days before, and as a file.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { oneOf } from '@/schemas/api/base/fields'
import { RATINGS, VITALS } from '@/schemas/rules/site/vitals'
import { VIEW_SOURCES } from '@/schemas/rules/site/view-source'

const day = Type.Optional(Type.String({ title: '날짜', format: 'date' }))

/** Days up to and with today. */
export const COUNT_SPANS = ['7', '28', '90'] as const
/** A year and a day: any day can be compared with the same one of the year before. */
export const MOST_DAYS = 366
export const MOST_EXPORTED_COUNTS = 50_000
/** The subjects that are counted most. */
const SHOWN_SUBJECTS = 20

const period = {
  days: Type.Optional(oneOf('기간', COUNT_SPANS)),
  /** Days in Seoul, both included; together they come before `days`. */
  from: day,
  until: day,
  source: Type.Optional(oneOf('들어온 곳', VIEW_SOURCES)),
}
const errors = {
  wrongPeriod: ['400', '시작하는 날이 끝나는 날보다 늦습니다. 기간을 다시 정해 주세요.'],
  longPeriod: ['400', '한 번에 1년까지 볼 수 있습니다. 기간을 줄여 주세요.'],
} as const

const Kind = Type.Object({
  kind: Type.String(),
  words: Type.String(),
  /** What its subjects are called; empty where it has none. */
  subject: Type.String(),
  hasSource: Type.Boolean(),
  isBad: Type.Boolean(),
  total: Type.Integer(),
  before: Type.Integer(),
  /** A number for each day of the period, and of the one before. */
  byDay: Type.Array(Type.Integer()),
  beforeByDay: Type.Array(Type.Integer()),
})
const Subject = Type.Object({
  subject: Type.String(),
  words: Type.String(),
  /** Where visitors see it, or empty. */
  path: Type.String(),
  count: Type.Integer(),
  before: Type.Integer(),
})

export const readDashboard = contract({
  at: 'GET /adm/dashboard/read',
  id: 'dashboard.read',
  title: '방문 통계 보기',
  access: 'manager',
  right: { of: 'vitals', act: 'see' },
  input: Type.Object({ ...period, kind: Type.Optional(Type.String({ title: '분류', maxLength: 40 })) }),
  item: Type.Object({
    from: Type.String(),
    until: Type.String(),
    beforeFrom: Type.String(),
    beforeUntil: Type.String(),
    kinds: Type.Array(Kind),
    /** The chosen kind; the first when it is unknown. */
    kind: Type.String(),
    subjects: Type.Array(Subject, { maxItems: SHOWN_SUBJECTS }),
    sources: Type.Array(Type.Object({ source: oneOf('들어온 곳', VIEW_SOURCES), count: Type.Integer(), before: Type.Integer() })),
    /** The 75th percentile of all visits that were measured. */
    vitals: Type.Array(
      Type.Object({
        vital: oneOf('지표', VITALS),
        p75: Type.Number(),
        rating: oneOf('평가', RATINGS),
        visits: Type.Integer(),
        before: Type.Union([Type.Number(), Type.Null()]),
      }),
    ),
  }),
  errors,
})

/** Every count of the period in lines, as a file. */
export const exportDashboard = contract({
  at: 'GET /adm/dashboard/export',
  id: 'dashboard.export',
  title: '방문 통계 내려받기',
  access: 'manager',
  right: { of: 'vitals', act: 'see' },
  input: Type.Object({ ...period, kind: Type.Optional(Type.String({ title: '분류', maxLength: 40 })) }),
  item: Type.Object({ name: Type.String(), csv: Type.String(), rows: Type.Integer() }),
  errors: { ...errors, tooMany: ['400', '한 번에 5만 줄까지 내려받을 수 있습니다. 기간을 나누거나 분류를 하나 골라 주세요.'] },
})
