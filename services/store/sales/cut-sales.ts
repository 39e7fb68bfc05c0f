import { and, eq, gte, lt } from 'drizzle-orm'
import type { Input, Item, Listed } from '@/schemas/api/base/contract'
import { MOST_SALES_DAYS } from '@/schemas/api/store/sales'
import { MOST_SALES_ROWS, type readSalesBy } from '@/schemas/api/store/sales-by'
import {
  comparedDays,
  dayAfter,
  daysBetween,
  isOfTime,
  spanDays,
  WEEKDAYS,
  type ComparedDays,
  type SalesCut,
} from '@/schemas/rules/store/sales-cuts'
import { afterSeoulDay, seoulDay, startOfSeoulDay } from '@/schemas/words/seoul-day'
import { orders } from '@/services/db/tables/orders'
import type { Ctx, Fails } from '@/services/kit/service'
import { cutNames } from './cut-names'
import { addedSums, salesBy, type CutSums } from './sales-by'
import { bookedNet } from './sales-days'

type Asked = Input<typeof readSalesBy>
type Row = Listed<typeof readSalesBy>
interface Answer {
  item: Item<typeof readSalesBy>
  items: Row[]
}
type Context = Pick<Ctx, 'db' | 'siteId' | 'now'> & Fails<'period'>

/** Sales of a period by one cut, in the order wanted, beside the period before. */
export async function cutSales({ by = 'goods', sort = 'net', ...asked }: Asked, ctx: Context): Promise<Answer> {
  const days = daysOf(asked, ctx)
  const all = await salesBy(ctx, by, days)
  const [placed, placedBefore] = await Promise.all([
    paidOrders(ctx, days.from, days.until),
    paidOrders(ctx, days.beforeFrom, days.beforeUntil),
  ])
  const rows = isOfTime(by) ? timeRows(by, all, days) : rankedRows(await cutNames(ctx, by, all), sort)
  return {
    item: {
      by,
      sort,
      ...days,
      total: addedSums(
        all.map(({ now }) => now),
        placed,
      ),
      before: addedSums(
        all.map(({ before }) => before),
        placedBefore,
      ),
      booked: await bookedNet(ctx, days),
    },
    items: rows,
  }
}

function daysOf({ span = 'days30', from, until }: Asked, { now, fail }: Context): ComparedDays {
  const today = seoulDay(now)
  const isOwn = from !== undefined || until !== undefined
  const last = until ?? today
  const days = isOwn ? { from: from ?? dayAfter(last, -29), until: last } : spanDays(span, today)
  const count = daysBetween(days.from, days.until)
  if (!(count > 0 && count <= MOST_SALES_DAYS)) throw fail('period')
  return comparedDays(days, !isOwn && (span === 'month' || span === 'lastMonth'))
}

const paidOrders = ({ db, siteId }: Context, from: string, until: string): Promise<number> =>
  db.$count(orders, and(eq(orders.siteId, siteId), gte(orders.paidAt, startOfSeoulDay(from)), lt(orders.paidAt, afterSeoulDay(until))))

const NONE = { net: 0, paid: 0, refunded: 0, pieces: 0, orders: 0 }
/** Every hour, weekday or day of the period, in their order; a day is beside the one that lies as far into the period before. */
function timeRows(by: SalesCut, all: readonly CutSums[], { from, until, beforeFrom, beforeUntil }: ComparedDays): Row[] {
  const of = new Map(all.map((one) => [one.key, one]))
  if (by === 'day') {
    const [days, daysBefore] = [daysBetween(from, until), daysBetween(beforeFrom, beforeUntil)]
    return Array.from({ length: Math.max(days, daysBefore) }, (_, at) => {
      const [key, other] = [dayAfter(from, at), dayAfter(beforeFrom, at)]
      const isIn = at < days
      const before = at < daysBefore ? (of.get(other)?.before ?? NONE) : NONE
      return { key, words: isIn ? key : '', detail: other, ...(isIn ? (of.get(key)?.now ?? NONE) : NONE), before }
    })
  }
  const keys = by === 'hour' ? Array.from({ length: 24 }, (_, hour) => String(hour)) : WEEKDAYS.map((_, at) => String(at + 1))
  return keys.map((key) => {
    const words = by === 'hour' ? `${key}시` : `${WEEKDAYS[Number(key) - 1]}요일`
    return { key, words, detail: '', ...(of.get(key)?.now ?? NONE), before: of.get(key)?.before ?? NONE }
  })
}

function rankedRows(rows: readonly Row[], sort: keyof typeof NONE): Row[] {
  const ordered = rows.toSorted((a, b) => b[sort] - a[sort] || b.net - a.net || (a.words < b.words ? -1 : 1))
  const rest = ordered.slice(MOST_SALES_ROWS)
  if (rest.length === 0) return ordered
  const others = { key: 'others', words: `그 밖의 ${rest.length.toLocaleString('ko-KR')}개`, detail: '' }
  return [...ordered.slice(0, MOST_SALES_ROWS), { ...others, ...addedSums(rest), before: addedSums(rest.map(({ before }) => before)) }]
}
