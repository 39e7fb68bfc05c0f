import { and, between, desc, eq, gte, inArray, ne, sql, type SQL } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/dashboard'
import { VIEW_SOURCES, type ViewSource } from '@/schemas/rules/site/view-source'
import { dailyCounts } from '@/services/db/tables/site'
import { countKinds, OTHER_SUBJECTS, type CountKind } from '@/services/counts/count-kinds'
import { operation, type Ctx } from '@/services/kit/service'
import { namedSubjects } from './named-subjects'
import { periodOf, type Period } from './period'
import { vitalFigures } from './vital-figures'

const SHOWN = 20
const { day, kind, subject, source, count } = dailyCounts
const sum = sql<number>`sum(${count})::int`

export const readDashboard = operation(contracts.readDashboard, async ({ kind: wanted, source: from, ...input }, ctx) => {
  const period = periodOf(input, ctx.now)
  if (typeof period === 'string') throw ctx.fail(period)
  const kinds = countKinds().filter(({ hasSource }) => hasSource || !from)
  const chosen = kinds.find((one) => one.kind === wanted) ?? kinds[0]!
  const bySource = from ? eq(source, from) : undefined
  return {
    item: {
      from: period.from,
      until: period.until,
      beforeFrom: period.beforeFrom,
      beforeUntil: period.beforeUntil,
      kinds: await countsOf(ctx, kinds, period, bySource),
      kind: chosen.kind,
      subjects: chosen.subject ? await subjectsOf(ctx, chosen, period, bySource) : [],
      sources: chosen.hasSource ? await sourcesOf(ctx, chosen, period) : [],
      vitals: await vitalFigures(ctx, period),
    },
  }
})

const ofDays = ({ siteId }: Ctx, from: string, until: string, ...more: (SQL | undefined)[]): SQL | undefined =>
  and(eq(dailyCounts.siteId, siteId), between(day, from, until), ...more)

async function countsOf(ctx: Ctx, kinds: readonly CountKind[], { beforeFrom, until, days, beforeDays }: Period, bySource: SQL | undefined) {
  const names = kinds.map((one) => one.kind)
  const rows = await ctx.db
    .select({ kind, day, count: sum })
    .from(dailyCounts)
    .where(ofDays(ctx, beforeFrom, until, inArray(kind, names), bySource))
    .groupBy(kind, day)
  const found = new Map(rows.map((row) => [`${row.kind} ${row.day}`, row.count]))
  return kinds.map(({ kind: name, words, subject: called = '', hasSource = false, isBad = false }) => {
    const of = (list: readonly string[]) => list.map((one) => found.get(`${name} ${one}`) ?? 0)
    const [byDay, beforeByDay] = [of(days), of(beforeDays)]
    return { kind: name, words, subject: called, hasSource, isBad, total: total(byDay), before: total(beforeByDay), byDay, beforeByDay }
  })
}
const total = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0)

/** The most counted, each with the name by which staff know it. */
async function subjectsOf(ctx: Ctx, chosen: CountKind, period: Period, bySource: SQL | undefined) {
  const ofKind = [eq(kind, chosen.kind), bySource]
  const rows = await ctx.db
    .select({ subject, count: sum })
    .from(dailyCounts)
    .where(ofDays(ctx, period.from, period.until, ...ofKind, ne(subject, OTHER_SUBJECTS)))
    .groupBy(subject)
    .orderBy(desc(sum), subject)
    .limit(SHOWN)
  const subjects = rows.map((row) => row.subject)
  if (subjects.length === 0) return []
  const before = await ctx.db
    .select({ subject, count: sum })
    .from(dailyCounts)
    .where(ofDays(ctx, period.beforeFrom, period.beforeUntil, ...ofKind, inArray(subject, subjects)))
    .groupBy(subject)
  const beforeOf = new Map(before.map((row) => [row.subject, row.count]))
  const nameOf = await namedSubjects(ctx, chosen, subjects)
  return rows.map((row) => ({ ...row, ...nameOf(row.subject), before: beforeOf.get(row.subject) ?? 0 }))
}

async function sourcesOf(ctx: Ctx, chosen: CountKind, { from, until, beforeFrom }: Period) {
  const isNow = gte(day, from)
  const rows = await ctx.db
    .select({
      source,
      count: sql<number>`coalesce(sum(${count}) filter (where ${isNow}), 0)::int`,
      before: sql<number>`coalesce(sum(${count}) filter (where not ${isNow}), 0)::int`,
    })
    .from(dailyCounts)
    .where(ofDays(ctx, beforeFrom, until, eq(kind, chosen.kind), inArray(source, [...VIEW_SOURCES])))
    .groupBy(source)
  return rows
    .map((row) => ({ ...row, source: row.source as ViewSource }))
    .sort((a, b) => b.count - a.count || VIEW_SOURCES.indexOf(a.source) - VIEW_SOURCES.indexOf(b.source))
}
