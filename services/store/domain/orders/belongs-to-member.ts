import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import { CODE_OF, ORDER_STATES } from '@/schemas/rules/store/order-states'
import { personIndexOf } from '@/services/db/person-index-of'
import { orders } from '@/services/db/tables/orders'
import type { Ctx } from '@/services/kit/service'

/** The member's own; never one of another member or of a visitor. */
export const belongsToMember = ({ siteId, session }: Pick<Ctx, 'siteId' | 'session'>): SQL =>
  and(eq(orders.siteId, siteId), eq(orders.memberNo, session.user!.memberNo))!

/** Orders of visitors whose buyer has the identified name and number. */
export function belongsToIdentified({ siteId, session }: Pick<Ctx, 'siteId' | 'session'>): SQL {
  const { memberName, mobileNo } = session.identified!
  return and(eq(orders.siteId, siteId), isNull(orders.memberNo), eq(orders.personIndex, personIndexOf(memberName, mobileNo)))!
}

/** What was never paid is no order for anybody but the payment. */
export const isShown = (): SQL =>
  inArray(
    orders.state,
    ORDER_STATES.filter((state) => CODE_OF[state] !== 'READY' && state !== 'expired'),
  )
