import { and, desc, eq, like } from 'drizzle-orm'
import { ORDER_WORDS } from '@/schemas/rules/store/order-states'
import { orders } from '@/services/db/tables/orders'
import { MOST_FOUND, type Finder } from '@/services/parts/finders'

/** The beginning of an order's number. */
const NUMBER = /^[0-9A-Z-]{3,40}$/

const byNumber: Finder = async (search, { db, siteId, rights }) => {
  const number = search.toUpperCase()
  if (!rights.sees('orders') || !NUMBER.test(number)) return []
  const rows = await db
    .select({ id: orders.orderId, state: orders.state })
    .from(orders)
    .where(and(eq(orders.siteId, siteId), like(orders.orderId, `${number}%`)))
    .orderBy(desc(orders.orderId))
    .limit(MOST_FOUND)
  return rows.map(({ id, state }) => ({ kind: '주문', id, name: id, detail: ORDER_WORDS[state], path: `/ice_builder/orders/${id}` }))
}

export const orderFinders: readonly Finder[] = [byNumber]
