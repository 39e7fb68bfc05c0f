import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import type { Input, Listed } from '@/schemas/api/base/contract'
import * as contracts from '@/schemas/api/site/vitals'
import { p75Of, totalOf } from '@/schemas/rules/site/p75-of'
import { BUCKETS, CORE_VITALS, rateVital, RATINGS, type Rating } from '@/schemas/rules/site/vitals'
import { seoulDay } from '@/schemas/words/seoul-day'
import { documents, vitalCounts } from '@/services/db/tables/site'
import { operation, type Ctx } from '@/services/kit/service'

type Wanted = Input<typeof contracts.browseVitals>
type Row = Listed<typeof contracts.browseVitals>

const DAY = 86_400_000
/** Below this a percentile says more about one visitor than about the page. */
const FEW_VISITS = 20

export const browseVitals = operation(contracts.browseVitals, async (wanted, ctx) => {
  const { rating, page = 1, size = 20 } = wanted
  const among = (await readRows(wanted, ctx)).filter(isSought(wanted.search))
  const counts: Record<'all' | Rating, number> = { all: among.length, poor: 0, fair: 0, good: 0 }
  for (const row of among) if (row.rating) counts[row.rating] += 1
  const rows = among.filter((row) => rating === undefined || row.rating === rating).toSorted(orderOf(wanted))
  return { items: rows.slice((page - 1) * size, page * size), totalCount: rows.length, item: { counts } }
})

/** Every page and width of the span: at most twice as many as there are routes. */
async function readRows({ days = '28', device }: Wanted, { db, siteId, now }: Ctx): Promise<Row[]> {
  const since = seoulDay(new Date(now.getTime() - (Number(days) - 1) * DAY))
  const { counts, route, vital } = vitalCounts
  const sums = Array.from({ length: BUCKETS }, (_, i) => sql`sum(${counts}[${sql.raw(String(i + 1))}])`)
  const counted = await db
    .select({ route, device: vitalCounts.device, vital, counts: sql<string[]>`array[${sql.join(sums, sql`, `)}]` })
    .from(vitalCounts)
    .where(and(eq(vitalCounts.siteId, siteId), gte(vitalCounts.day, since), device && eq(vitalCounts.device, device)))
    .groupBy(route, vitalCounts.device, vital)
  const titles = await titlesOf([...new Set(counted.map((row) => row.route))], { db, siteId })
  const rows = new Map<string, Row>()
  for (const one of counted) {
    const key = `${one.device} ${one.route}`
    const row: Row = rows.get(key) ?? {
      route: one.route,
      title: titles.get(one.route) ?? '',
      device: one.device,
      visits: 0,
      rating: null,
      figures: {},
    }
    const numbers = one.counts.map(Number)
    const visits = totalOf(numbers)
    const p75 = p75Of(one.vital, numbers)
    if (p75 !== undefined) row.figures[one.vital] = { p75, visits, rating: rateVital(one.vital, p75) }
    // No vital is measured in every visit; the one that was measured most tells how many there were.
    rows.set(key, { ...row, visits: Math.max(row.visits, visits) })
  }
  return [...rows.values()].map((row) => ({ ...row, rating: worstOf(row) }))
}

async function titlesOf(routes: string[], { db, siteId }: Pick<Ctx, 'db' | 'siteId'>): Promise<Map<string, string>> {
  if (routes.length === 0) return new Map()
  const pages = await db
    .select({ name: documents.name, title: documents.title })
    .from(documents)
    .where(and(eq(documents.siteId, siteId), eq(documents.kind, 'page'), inArray(documents.name, routes), isNull(documents.deletedAt)))
  return new Map(pages.map(({ name, title }) => [name, title]))
}

const worstOf = ({ figures }: Row): Rating | null =>
  RATINGS.find((rating) => CORE_VITALS.some((vital) => figures[vital]?.rating === rating)) ?? null

function isSought(search = ''): (row: Row) => boolean {
  const words = search.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean)
  return ({ route, title }) => words.every((word) => `${route} ${title}`.toLowerCase().includes(word))
}

/** What a row has no value for stands last, in both directions. */
function orderOf({ sort = 'rating', direction = sort === 'route' ? 'asc' : 'desc' }: Wanted): (a: Row, b: Row) => number {
  const turn = direction === 'asc' ? 1 : -1
  const byRoute = (a: Row, b: Row) => (a.route < b.route ? -1 : a.route > b.route ? 1 : a.device < b.device ? -1 : 1)
  if (sort === 'route') return (a, b) => turn * byRoute(a, b)
  const valueOf = (row: Row): number | undefined =>
    sort === 'rating' ? badnessOf(row) : sort === 'visits' ? row.visits : row.figures[sort]?.p75
  return (a, b) => {
    const [one, other] = [valueOf(a), valueOf(b)]
    if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined) || byRoute(a, b)
    return turn * (one - other) || byRoute(a, b)
  }
}

/** Worse ratings are higher, and more visits within a rating, because they are where a repair helps most. Few visits come after all others. */
function badnessOf({ rating, visits }: Row): number | undefined {
  if (rating === null) return undefined
  const rank = RATINGS.length - RATINGS.indexOf(rating)
  return (visits < FEW_VISITS ? 0 : RATINGS.length) + rank + visits / (visits + 1)
}
