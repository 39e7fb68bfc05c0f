import { and, eq, gte, inArray, like, lt, type SQL } from 'drizzle-orm'
import type { Input } from '@/schemas/api/base/contract'
import { DESK_STATES, type browseDeskOrders } from '@/schemas/api/store/order-desk'
import { afterSeoulDay, startOfSeoulDay } from '@/schemas/words/seoul-day'
import { orders } from '@/services/db/tables/orders'
import type { Ctx } from '@/services/kit/service'
import { asksCancel } from '../domain/orders/asks-cancel'
import { hasRefundToConfirm } from '../domain/money/to-confirm'
import { hasPaymentFault } from '../domain/parcels/has-payment-fault'
import { hasParcelTrouble } from '../domain/parcels/has-parcel-trouble'

type Filters = Pick<Input<typeof browseDeskOrders>, 'state' | 'method' | 'trouble' | 'from' | 'until' | 'search'>

/** The orders that a view of the list shows. What was never paid is found by its number, or where something is wrong with its money. */
export function ordersWanted(
  ctx: Pick<Ctx, 'db' | 'siteId' | 'now' | 'session'>,
  { state, method, trouble, from, until, search = '' }: Filters,
): SQL {
  const { db, siteId, now } = ctx
  const shown: Record<NonNullable<typeof trouble>, () => SQL> = {
    parcel: () => hasParcelTrouble(db, now),
    payment: () => hasPaymentFault(db),
    refund: () => hasRefundToConfirm(ctx),
    cancel: () => asksCancel(db),
  }
  const number = search.trim().toUpperCase()
  return and(
    eq(orders.siteId, siteId),
    state ? eq(orders.state, state) : number === '' && trouble !== 'payment' ? inArray(orders.state, [...DESK_STATES]) : undefined,
    method && eq(orders.method, method),
    trouble && shown[trouble](),
    from ? gte(orders.placedAt, startOfSeoulDay(from)) : undefined,
    until ? lt(orders.placedAt, afterSeoulDay(until)) : undefined,
    number === '' ? undefined : like(orders.orderId, `${number.replace(/[\\%_]/g, '\\$&')}%`),
  )!
}
