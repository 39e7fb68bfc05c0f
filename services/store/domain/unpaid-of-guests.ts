import { and, eq, gt, isNull, type SQL } from 'drizzle-orm'
import { orders } from '@/services/db/tables/orders'
import type { Ctx } from '@/services/kit/service'

/**
 * Orders of visitors that hold goods and are not paid yet. One costs them nothing, so that a few could take a shop out of sale: a contact has a
 * few of them at a time (may-order-as-guest.ts), and all of them together hold a share of an option (over-guest-share.ts).
 */
export const unpaidOfGuests = ({ siteId, now }: Pick<Ctx, 'siteId' | 'now'>): SQL =>
  and(eq(orders.siteId, siteId), eq(orders.state, 'pending'), isNull(orders.memberNo), gt(orders.heldUntil, now))!
