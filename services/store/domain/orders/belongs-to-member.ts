import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import { CODE_OF, ORDER_STATES } from '@/schemas/rules/store/order-states'
import { personIndexOf } from '@/services/db/person-index-of'
import { orders } from '@/services/db/tables/orders'
import type { Ctx } from '@/services/kit/service'

/** The member's own; never one of another member or of a visitor. */
export const belongsToMember = ({ siteId, session }: Pick<Ctx, 'siteId' | 'session'>): SQL =>
  and(eq(orders.siteId, siteId), eq(orders.memberNo, session.user!.memberNo))!

/** Orders of visitors whose buyer has the identified name and number, and the one that this browser opened with the code of its buyer. */
export function belongsToOrderer({ siteId, session }: Pick<Ctx, 'siteId' | 'session'>): SQL {
  const { identified, openedOrder } = session
  const isBuyer = identified?.mobileNo ? eq(orders.personIndex, personIndexOf(identified.memberName, identified.mobileNo)) : undefined
  const isOpened = openedOrder ? eq(orders.orderId, openedOrder) : undefined
  return and(eq(orders.siteId, siteId), isNull(orders.memberNo), or(isBuyer, isOpened) ?? sql`false`)!
}

/** What was never paid is no order for anybody but the payment. */
export const isShown = (): SQL =>
  inArray(
    orders.state,
    ORDER_STATES.filter((state) => CODE_OF[state] !== 'READY' && state !== 'expired'),
  )
