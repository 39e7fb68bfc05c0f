import { and, asc, eq, exists, ilike, inArray, like, max, or, sql, type SQL } from 'drizzle-orm'
import type { Input } from '@/schemas/api/base/contract'
import * as contracts from '@/schemas/api/store/packing'
import { maskMobile } from '@/schemas/rules/base/mask'
import { maskedName } from '@/schemas/rules/base/masked-name'
import { DELIVERY_REQUESTS } from '@/schemas/rules/store/delivery-requests'
import type { Database } from '@/services/db/database'
import { orderChanges } from '@/services/db/tables/order-desk'
import { orderLines, orders } from '@/services/db/tables/orders'
import { operation } from '@/services/kit/service'
import { asksCancel } from '../domain/orders/asks-cancel'
import { installDayOf } from '../domain/orders/install-day-of'
import { hasPaymentFault } from '../domain/parcels/has-payment-fault'
import { packedLines } from '../domain/orders/packed-lines'

/** Orders that are prepared and not sent, the oldest first, with what is in them. */
export const browsePacking = operation(contracts.browsePacking, async (wanted, { db, siteId }) => {
  const among = and(eq(orders.siteId, siteId), eq(orders.state, 'preparing'), filtersOf(db, wanted))
  const rows = await db
    .select({ order: orders, isFaulty: sql<boolean>`${hasPaymentFault(db)}`, isAsking: sql<boolean>`${asksCancel(db)}` })
    .from(orders)
    .where(among)
    .orderBy(asc(orders.placedAt), asc(orders.orderId))
    .limit(contracts.MOST_PACKED)
  const ids = rows.map(({ order }) => order.orderId)
  const [lines, printed] = await Promise.all([packedLines(db, ids), printedOf(db, ids)])
  return {
    items: rows.map(({ order, isFaulty, isAsking }) => {
      const { orderId, version, placedAt, delivery } = order
      const own = lines.get(orderId) ?? []
      return {
        ...{ orderId, version, isFaulty },
        asksCancel: isAsking,
        installDay: installDayOf(order),
        placedAt: placedAt.toISOString(),
        name: maskedName(delivery.name),
        phoneNo: maskMobile(delivery.phoneNo),
        pieces: own.reduce((sum, { qty }) => sum + qty, 0),
        hasRequest: delivery.request !== '',
        request: DELIVERY_REQUESTS.find((words) => words === delivery.request.trim()) ?? '',
        listPrintedAt: printed.get(`${orderId} listPrinted`) ?? null,
        labelPrintedAt: printed.get(`${orderId} labelPrinted`) ?? null,
        lines: own,
      }
    }),
    totalCount: await db.$count(orders, among),
  }
})

function filtersOf(db: Database, { delivery, search = '' }: Input<typeof contracts.browsePacking>): SQL | undefined {
  const words = search.trim().replace(/[\\%_]/g, '\\$&')
  const hasLine = (which: SQL): SQL =>
    exists(
      db
        .select({ one: sql`1` })
        .from(orderLines)
        .where(and(eq(orderLines.orderId, orders.orderId), which)),
    )
  return and(
    delivery && hasLine(eq(orderLines.delivery, delivery)),
    words === '' ? undefined : or(like(orders.orderId, `${words.toUpperCase()}%`), hasLine(ilike(orderLines.name, `%${words}%`))),
  )
}

/** When the sheets of each were printed last, for the address that it has now. */
async function printedOf(db: Database, orderIds: readonly string[]): Promise<Map<string, string>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .select({ orderId: orderChanges.orderId, kind: orderChanges.kind, at: max(orderChanges.at) })
    .from(orderChanges)
    .where(and(inArray(orderChanges.orderId, [...orderIds]), inArray(orderChanges.kind, ['listPrinted', 'labelPrinted', 'delivery'])))
    .groupBy(orderChanges.orderId, orderChanges.kind)
  const changed = new Map(rows.flatMap(({ orderId, kind, at }) => (kind === 'delivery' ? [[orderId, at!] as const] : [])))
  const valid = rows.filter(({ orderId, at }) => at! >= (changed.get(orderId) ?? new Date(0)))
  return new Map(valid.map(({ orderId, kind, at }) => [`${orderId} ${kind}`, at!.toISOString()]))
}
