import { and, eq, gt, inArray, isNull, type SQL } from 'drizzle-orm'
import { orders } from '@/services/db/tables/orders'
import type { Ctx } from '@/services/kit/service'

/**
 * Orders that hold goods and are not paid yet, for minutes or, once a deposit is awaited, for days. One costs nothing, so that a few could take a
 * shop out of sale: a contact and a member have a few of them at a time (may-order-as-guest.ts, may-order-as-member.ts), and they hold a share of
 * an option (over-share.ts).
 * @param memberNo null: those of all visitors.
 */
export const unpaidOf = ({ siteId, now }: Pick<Ctx, 'siteId' | 'now'>, memberNo: string | null): SQL =>
  and(
    eq(orders.siteId, siteId),
    inArray(orders.state, ['pending', 'waiting']),
    memberNo === null ? isNull(orders.memberNo) : eq(orders.memberNo, memberNo),
    gt(orders.heldUntil, now),
  )!
