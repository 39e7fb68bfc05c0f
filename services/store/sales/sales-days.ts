// Money stands in the events of payments, points and coupons in the ledger: each day is a sum of both, and of nothing that could drift.
import { and, asc, eq, gt, gte, inArray, isNotNull, like, lt, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Input, Item, Listed } from '@/schemas/api/base/contract'
import { MOST_SALES_DAYS, SALES_SUMS, type readSales, type SalesSum } from '@/schemas/api/store/sales'
import { afterSeoulDay, seoulDay, startOfSeoulDay } from '@/schemas/words/seoul-day'
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '@/services/db/tables/ledger'
import { orderMoves, orders } from '@/services/db/tables/orders'
import { paymentEvents, refunds } from '@/services/db/tables/payments'
import type { Ctx, Fails } from '@/services/kit/service'

export type SalesDay = Listed<typeof readSales>
export type Difference = Item<typeof readSales>['differences'][number]
export interface Period {
  from: string
  until: string
}
type Where = Pick<Ctx, 'db' | 'siteId'>

const USUAL_DAYS = 30

export function periodOf(sent: Pick<Input<typeof readSales>, 'from' | 'until'>, { now, fail }: Pick<Ctx, 'now'> & Fails<'period'>): Period {
  const until = sent.until ?? seoulDay(now)
  const from = sent.from ?? seoulDay(new Date(afterSeoulDay(until).getTime() - USUAL_DAYS * 86_400_000))
  const days = (startOfSeoulDay(until).getTime() - startOfSeoulDay(from).getTime()) / 86_400_000
  if (!(days >= 0 && days < MOST_SALES_DAYS)) throw fail('period')
  return { from, until }
}

const within = (column: PgColumn, { from, until }: Period): SQL =>
  and(gte(column, startOfSeoulDay(from)), lt(column, afterSeoulDay(until)))!
/** Seoul has no summer time. */
const dayOf = (at: PgColumn | SQL) => sql<string>`to_char((${at} at time zone 'UTC') + interval '9 hours', 'YYYY-MM-DD')`
const total = (value: PgColumn | SQL, among: SQL = sql`true`) => sql<string>`coalesce(sum(${value}) filter (where ${among}), 0)`
const kindIs = (...kinds: (typeof paymentEvents.$inferSelect)['kind'][]): SQL => inArray(paymentEvents.kind, kinds)
/** Won that an event brought, or took with a minus. */
const brought = sql`case when ${kindIs('charge')} then ${paymentEvents.amount} else -${paymentEvents.amount} end`
const moves = kindIs('charge', 'reversal', 'refund')

type Sums = Partial<Record<SalesSum, string | number>> & { day: string }

export async function salesDays(ctx: Where, period: Period): Promise<SalesDay[]> {
  const all = [...(await moneyDays(ctx, period)), ...(await paidDays(ctx, period)), ...(await pointDays(ctx, period))]
  const days = [...Map.groupBy<string, Sums>(all, ({ day }) => day)].toSorted(([a], [b]) => (a < b ? 1 : -1))
  return days.map(([day, parts]) => {
    const sumOf = (name: SalesSum): number => parts.reduce((sum, part) => sum + Number(part[name] ?? 0), 0)
    const of = Object.fromEntries(SALES_SUMS.map((name) => [name, sumOf(name)])) as Record<SalesSum, number>
    return { day, ...of, net: of.captured - of.refunded }
  })
}

const moneyDays = ({ db, siteId }: Where, period: Period): Promise<Sums[]> =>
  db
    .select({
      day: dayOf(paymentEvents.at),
      captured: total(brought, kindIs('charge', 'reversal')),
      refunded: total(paymentEvents.amount, kindIs('refund')),
      card: total(brought, eq(orders.method, 'CARD')),
      transfer: total(brought, eq(orders.method, 'TRANSFER')),
      vbank: total(brought, eq(orders.method, 'VBANK')),
    })
    .from(paymentEvents)
    .innerJoin(orders, eq(orders.orderId, paymentEvents.orderId))
    .where(and(eq(paymentEvents.siteId, siteId), moves, within(paymentEvents.at, period)))
    .groupBy(sql`1`)

/** Net of a period by what became known of payments. */
export const bookedNet = async (ctx: Where, period: Period): Promise<number> =>
  (await moneyDays(ctx, period)).reduce((sum, { captured, refunded }) => sum + Number(captured) - Number(refunded), 0)

/** An order counts on the day of its first payment. */
function paidDays({ db, siteId }: Where, { from, until }: Period): Promise<Sums[]> {
  const paid = db
    .select({ orderId: orderMoves.orderId, at: sql<Date>`min(${orderMoves.at})`.as('first_paid_at') })
    .from(orderMoves)
    .where(eq(orderMoves.to, 'paid'))
    .groupBy(orderMoves.orderId)
    .as('paid')
  return db
    .select({
      day: dayOf(sql`${paid.at}`),
      orders: sql<string>`count(*)`,
      delivery: total(orders.deliveryFee),
      install: total(orders.installFee),
      coupons: sql<string>`count(${orders.issuedSeq})`,
      // What staff took off a telephone order stands in the same column, without a coupon.
      couponAmount: total(orders.couponAmount, isNotNull(orders.issuedSeq)),
    })
    .from(paid)
    .innerJoin(orders, eq(orders.orderId, paid.orderId))
    .where(
      and(
        eq(orders.siteId, siteId),
        sql`${paid.at} >= ${startOfSeoulDay(from).toISOString()}::timestamptz`,
        sql`${paid.at} < ${afterSeoulDay(until).toISOString()}::timestamptz`,
      ),
    )
    .groupBy(sql`1`)
}

const pointDays = ({ db, siteId }: Where, period: Period): Promise<Sums[]> =>
  db
    .select({
      day: dayOf(ledgerTransactions.at),
      pointsSpent: total(ledgerEntries.amount, and(eq(ledgerAccounts.kind, 'spent'), gt(ledgerEntries.amount, 0))),
      pointsReturned: total(sql`-${ledgerEntries.amount}`, and(eq(ledgerAccounts.kind, 'spent'), lt(ledgerEntries.amount, 0))),
      pointsGiven: total(sql`-${ledgerEntries.amount}`, eq(ledgerAccounts.kind, 'given')),
      pointsExpired: total(ledgerEntries.amount, eq(ledgerAccounts.kind, 'expired')),
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.txSeq, ledgerTransactions.txSeq))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.accountSeq, ledgerEntries.accountSeq))
    .where(
      and(
        eq(ledgerTransactions.siteId, siteId),
        eq(ledgerAccounts.unit, 'point'),
        inArray(ledgerAccounts.kind, ['spent', 'given', 'expired']),
        within(ledgerTransactions.at, period),
      ),
    )
    .groupBy(sql`1`)

const NOT_PAID = ['pending', 'waiting', 'expired', 'cancelled'] as const
const MOST_NAMED = 200

/** Orders of the period of which the money or the points are not what the order and its refunds say. */
export async function differencesIn({ db, siteId }: Where, period: Period): Promise<Difference[]> {
  const moved = db
    .select({ orderId: paymentEvents.orderId, kept: total(brought, moves).as('kept_won') })
    .from(paymentEvents)
    .groupBy(paymentEvents.orderId)
    .as('moved')
  const returned = db
    .select({
      orderId: refunds.orderId,
      amount: total(refunds.amount).as('returned_won'),
      points: total(refunds.points).as('returned_points'),
    })
    .from(refunds)
    .where(eq(refunds.state, 'done'))
    .groupBy(refunds.orderId)
    .as('returned')
  const named = sql`split_part(${ledgerTransactions.key}, ':', 2)`
  const spent = db
    .select({
      orderId: sql<string>`coalesce(${refunds.orderId}, ${named})`.as('spent_by'),
      points: total(ledgerEntries.amount).as('spent_points'),
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.txSeq, ledgerTransactions.txSeq))
    .innerJoin(
      ledgerAccounts,
      and(eq(ledgerAccounts.accountSeq, ledgerEntries.accountSeq), eq(ledgerAccounts.unit, 'point'), eq(ledgerAccounts.kind, 'spent')),
    )
    // A refund's key names the refund, every other one the order.
    .leftJoin(refunds, and(like(ledgerTransactions.key, 'refund:%'), eq(refunds.refundId, named)))
    .where(eq(ledgerTransactions.siteId, siteId))
    .groupBy(sql`1`)
    .as('spent')
  const isPaid = sql`case when ${inArray(orders.state, [...NOT_PAID])} then 0 else 1 end`
  const kept = sql<string>`coalesce(${moved.kept}, 0)`
  const due = sql<string>`${isPaid} * (${orders.amount} - coalesce(${returned.amount}, 0))`
  const pointsKept = sql<string>`coalesce(${spent.points}, 0)`
  const pointsDue = sql<string>`${isPaid} * (${orders.pointAmount} - coalesce(${returned.points}, 0))`
  const touched = db
    .select({ orderId: paymentEvents.orderId })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.siteId, siteId), within(paymentEvents.at, period)))
  const rows = await db
    .select({ orderId: orders.orderId, kept, due, pointsKept, pointsDue })
    .from(orders)
    .leftJoin(moved, eq(moved.orderId, orders.orderId))
    .leftJoin(returned, eq(returned.orderId, orders.orderId))
    .leftJoin(spent, eq(spent.orderId, orders.orderId))
    .where(
      and(
        eq(orders.siteId, siteId),
        or(within(orders.placedAt, period), inArray(orders.orderId, touched)),
        or(sql`${kept} <> ${due}`, sql`${pointsKept} <> ${pointsDue}`),
      ),
    )
    .orderBy(asc(orders.orderId))
    .limit(MOST_NAMED)
  return rows.map((row) => ({
    orderId: row.orderId,
    kept: Number(row.kept),
    due: Number(row.due),
    pointsKept: Number(row.pointsKept),
    pointsDue: Number(row.pointsDue),
  }))
}

export const totalOf = (days: readonly SalesDay[]): Record<SalesSum, number> =>
  Object.fromEntries(SALES_SUMS.map((name) => [name, days.reduce((sum, day) => sum + day[name], 0)])) as Record<SalesSum, number>
