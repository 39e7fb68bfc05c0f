import { and, asc, between, eq, inArray } from 'drizzle-orm'
import { toCsv } from '@/lib/to-csv'
import * as contracts from '@/schemas/api/site/dashboard'
import { MOST_EXPORTED_COUNTS } from '@/schemas/api/site/dashboard'
import { SOURCE_WORDS } from '@/schemas/words/view-sources'
import { dailyCounts } from '@/services/db/tables/site'
import { countKinds } from '@/services/counts/count-kinds'
import { operation } from '@/services/kit/service'
import { namedSubjects } from './named-subjects'
import { periodOf } from './period'

const HEAD = ['날짜', '분류', '대상', '대상 번호', '들어온 곳', '수']

export const exportDashboard = operation(contracts.exportDashboard, async ({ kind: wanted, source, ...input }, ctx) => {
  const period = periodOf(input, ctx.now)
  if (typeof period === 'string') throw ctx.fail(period)
  const kinds = countKinds().filter((one) => (one.hasSource || !source) && (!wanted || one.kind === wanted))
  const found = await ctx.db
    .select()
    .from(dailyCounts)
    .where(
      and(
        eq(dailyCounts.siteId, ctx.siteId),
        inArray(
          dailyCounts.kind,
          kinds.map(({ kind }) => kind),
        ),
        between(dailyCounts.day, period.from, period.until),
        source ? eq(dailyCounts.source, source) : undefined,
      ),
    )
    .orderBy(asc(dailyCounts.day), asc(dailyCounts.kind), asc(dailyCounts.subject), asc(dailyCounts.source))
    .limit(MOST_EXPORTED_COUNTS + 1)
  if (found.length > MOST_EXPORTED_COUNTS) throw ctx.fail('tooMany')
  const names = new Map(
    await Promise.all(
      kinds.map(async (one) => {
        const subjects = [...new Set(found.flatMap(({ kind, subject }) => (kind === one.kind ? [subject] : [])))]
        return [one.kind, { words: one.words, nameOf: await namedSubjects(ctx, one, subjects) }] as const
      }),
    ),
  )
  const rows = found.map(({ day, kind, subject, source: from, count }) => {
    const { words, nameOf } = names.get(kind)!
    return [day, words, nameOf(subject).words, subject, SOURCE_WORDS[from] ?? '', String(count)]
  })
  return { item: { name: `visits-${period.from}-${period.until}.csv`, csv: toCsv([HEAD, ...rows]), rows: rows.length } }
})
