import { and, count, desc, gte, inArray } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/orders'
import { CODE_OF, ORDER_CODES, ORDER_STATES } from '@/schemas/rules/store/order-states'
import { orders } from '@/services/db/tables/orders'
import { operation } from '@/services/kit/service'
import { isShown, belongsToMember } from '../domain/orders/belongs-to-member'
import { confirmableOrders } from '../domain/orders/confirmable-orders'
import { refundedOf } from '../domain/money/note-event'
import { presentHead } from '../domain/money/present-order'
import { parcelsOf, presentTrack } from '../domain/parcels/present-track'

export const listOrders = operation(contracts.listOrders, async ({ page = 1, size = 10, status, months }, ctx) => {
  const mine = and(belongsToMember(ctx), isShown())
  const asked = and(
    mine,
    status &&
      inArray(
        orders.state,
        ORDER_STATES.filter((state) => CODE_OF[state] === status),
      ),
    months === undefined ? undefined : gte(orders.placedAt, monthsBefore(ctx.now, months)),
  )
  const rows = await ctx.db
    .select()
    .from(orders)
    .where(asked)
    .orderBy(desc(orders.placedAt), desc(orders.orderId))
    .limit(size)
    .offset((page - 1) * size)
  const refunded = await refundedOf(
    ctx.db,
    rows.map(({ orderId }) => orderId),
  )
  const confirmable = await confirmableOrders(ctx.db, rows)
  const sent = await parcelsOf(
    ctx.db,
    rows.flatMap(({ orderId, state }) => (state === 'shipped' ? [orderId] : [])),
  )
  const trackingsOf = (orderId: string) =>
    (sent.get(orderId) ?? []).map(({ shipment, track }) => presentTrack(shipment.carrier, track, { now: ctx.now, isDone: false }))
  const states = await ctx.db.select({ state: orders.state, count: count() }).from(orders).where(mine).groupBy(orders.state)
  const countOf = (code: string): number => states.reduce((sum, one) => (CODE_OF[one.state] === code ? sum + one.count : sum), 0)
  return {
    item: { counts: ORDER_CODES.map((code) => ({ status: code, count: countOf(code) })).filter((one) => one.count > 0) },
    items: rows.map((order) =>
      presentHead(order, { refundAmount: refunded.get(order.orderId) ?? 0, confirmable, parcels: trackingsOf(order.orderId) }),
    ),
    totalCount: await ctx.db.$count(orders, asked),
  }
})

function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now)
  then.setUTCMonth(then.getUTCMonth() - months)
  return then
}
