// Sales by anything: lines of paid orders on the day of their payment, less what went back on the day when it did. A refund is divided over
// the pieces that it was for, to the won, so that every cut has the same sums.
import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { isOfTime, type ComparedDays, type SalesCut, type SalesFigure } from '@/schemas/rules/store/sales-cuts'
import { afterSeoulDay, startOfSeoulDay } from '@/schemas/words/seoul-day'
import { orderLines, orders } from '@/services/db/tables/orders'
import { refunds } from '@/services/db/tables/payments'
import { goods } from '@/services/db/tables/store'
import type { Ctx } from '@/services/kit/service'

type Where = Pick<Ctx, 'db' | 'siteId'>
export type SalesSums = Record<SalesFigure, number>
export interface CutSums {
  /** The goods, and behind CHOICES_FROM the option; `=` and a name where the goods are deleted. */
  key: string
  now: SalesSums
  before: SalesSums
}

export const CHOICES_FROM = '\u001F'
const NOTHING: SalesSums = { net: 0, paid: 0, refunded: 0, pieces: 0, orders: 0 }

/** Seoul has no summer time. */
const seoul = (at: SQL | PgColumn): SQL => sql`((${at} at time zone 'UTC') + interval '9 hours')`
const KEYS: Readonly<Record<SalesCut, (at: SQL | PgColumn) => SQL>> = {
  goods: () => sql`coalesce(${orderLines.goodsId}, '=' || ${orderLines.name})`,
  option: () =>
    sql`coalesce(${orderLines.goodsId}, '=' || ${orderLines.name}) || ${CHOICES_FROM}::text || array_to_string(${orderLines.choices}, ', ')`,
  category: () => sql`coalesce(${goods.categoryId}, '')`,
  brand: () => sql`case when ${goods.goodsId} is null then '=' else coalesce(${goods.brandId}, '') end`,
  day: (at) => sql`to_char(${seoul(at)}, 'YYYY-MM-DD')`,
  weekday: (at) => sql`extract(isodow from ${seoul(at)})::text`,
  hour: (at) => sql`extract(hour from ${seoul(at)})::text`,
}

/** All that was sold or went back in a period or in the one before it, by the key of the cut. */
export async function salesBy(where: Where, by: SalesCut, days: ComparedDays): Promise<CutSums[]> {
  const [sold, counted, gone] = await Promise.all([soldBy(where, by, days), countedBy(where, by, days), goneBy(where, by, days)])
  const all = new Map<string, CutSums>()
  for (const row of [...sold, ...gone, ...counted]) {
    const own = all.get(row.key) ?? { key: row.key, now: NOTHING, before: NOTHING }
    const part = row.isNow ? 'now' : 'before'
    all.set(row.key, { ...own, [part]: addedSums([own[part], sumsOf(row)]) })
  }
  return [...all.values()]
}

interface Row extends Partial<Record<'won' | 'pieces' | 'orders' | 'back' | 'backPieces', string>> {
  key: string
  isNow: boolean
}

const at = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`
const isNow = (moment: PgColumn, { from }: ComparedDays): SQL => sql`${moment} >= ${at(startOfSeoulDay(from))}`
/** Of both periods: one range of the index, and what lies between a month and the same days of the one before is left out. */
const within = (moment: PgColumn, { from, until, beforeFrom, beforeUntil }: ComparedDays): SQL =>
  sql`${moment} >= ${at(startOfSeoulDay(beforeFrom))} and ${moment} < ${at(afterSeoulDay(until))} and (${moment} < ${at(afterSeoulDay(beforeUntil))} or ${moment} >= ${at(startOfSeoulDay(from))})`
const isPaid = (siteId: string, days: ComparedDays): SQL => sql`${orders.siteId} = ${siteId} and ${within(orders.paidAt, days)}`

const LINES = sql`join ${orderLines} on ${orderLines.orderId} = ${orders.orderId}`
const GOODS = sql`left join ${goods} on ${goods.goodsId} = ${orderLines.goodsId}`
/** Only what is cut by facts of the goods reads them. */
const joined = (by: SalesCut): SQL => (by === 'category' || by === 'brand' ? sql`${LINES} ${GOODS}` : LINES)

const soldBy = (where: Where, by: SalesCut, days: ComparedDays): Promise<Row[]> =>
  rowsOf(
    where,
    sql`select ${KEYS[by](orders.paidAt)} as key, ${isNow(orders.paidAt, days)} as "isNow",
      sum(${orderLines.qty}) as pieces, sum(${orderLines.paidShare}) as won
    from ${orders} ${joined(by)} where ${isPaid(where.siteId, days)} group by 1, 2`,
  )

/** An order of several goods of one key is one of it; by time the lines need not be read. */
function countedBy(where: Where, by: SalesCut, days: ComparedDays): Promise<Row[]> {
  const [key, now] = [KEYS[by](orders.paidAt), isNow(orders.paidAt, days)]
  const each = isOfTime(by)
    ? sql`select ${key} as key, ${now} as "isNow" from ${orders} where ${isPaid(where.siteId, days)}`
    : sql`select ${key} as key, ${now} as "isNow" from ${orders} ${joined(by)} where ${isPaid(where.siteId, days)} group by 1, 2, ${orders.orderId}`
  return rowsOf(where, sql`select key, "isNow", count(*) as orders from (${each}) as each group by 1, 2`)
}

/**
 * Each refund over the lines of its order, to the won: by what each of its pieces was paid with; what has no pieces is of the line whose option
 * became cheaper, or of the whole order.
 */
function goneBy(where: Where, by: SalesCut, days: ComparedDays): Promise<Row[]> {
  const hasPieces = sql`jsonb_array_length(${refunds.pieces}) > 0`
  const paid = sql`${orderLines.paidShare}::bigint`
  return rowsOf(
    where,
    sql`with part as (
      select ${KEYS[by](refunds.settledAt)} as key, ${isNow(refunds.settledAt, days)} as "isNow",
        ${refunds.refundId} as refund, ${orderLines.lineSeq} as line, ${refunds.amount}::bigint as amount, back.pieces,
        case when ${hasPieces} then ${paid} * back.pieces / ${orderLines.qty} when ${refunds.optionOf} is not null then (${orderLines.lineSeq} = ${refunds.optionOf})::int else ${paid} end as weight,
        case when ${hasPieces} then back.pieces else 1 end as even
      from ${refunds} join ${orders} on ${orders.orderId} = ${refunds.orderId} and ${orders.paidAt} is not null ${joined(by)}
      cross join lateral (
        select coalesce(sum((piece->>'qty')::bigint), 0)::bigint as pieces from jsonb_array_elements(${refunds.pieces}) as piece
        where (piece->>'lineSeq')::int = ${orderLines.lineSeq}
      ) as back
      where ${refunds.siteId} = ${where.siteId} and ${refunds.state} = 'done' and ${within(refunds.settledAt, days)}
    ), weighed as (
      select *, case when sum(weight) over (partition by refund) > 0 then weight else even end as w from part
    ), summed as (
      select *, sum(w) over (partition by refund order by line) as upto, sum(w) over (partition by refund) as whole from weighed
    )
    select key, "isNow", sum(pieces) as "backPieces",
      sum(case when whole = 0 then 0 else div(amount * upto, whole) - div(amount * (upto - w), whole) end) as back
    from summed where w > 0 or pieces > 0 group by 1, 2`,
  )
}

async function rowsOf({ db }: Where, query: SQL): Promise<Row[]> {
  const { rows } = await db.execute(query)
  return rows as unknown as Row[]
}

const sumsOf = ({ won = '0', back = '0', pieces = '0', backPieces = '0', orders: count = '0' }: Row): SalesSums => ({
  net: Number(won) - Number(back),
  paid: Number(won),
  refunded: Number(back),
  pieces: Number(pieces) - Number(backPieces),
  orders: Number(count),
})

/** Of some rows together. @param orders an order of several goods is in several rows. */
export const addedSums = (rows: readonly SalesSums[], orders?: number): SalesSums => {
  const sum = (name: SalesFigure): number => rows.reduce((all, row) => all + row[name], 0)
  return { net: sum('net'), paid: sum('paid'), refunded: sum('refunded'), pieces: sum('pieces'), orders: orders ?? sum('orders') }
}
