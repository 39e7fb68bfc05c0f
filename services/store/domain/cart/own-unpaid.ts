// Orders of the caller that wait for a payment which nobody has begun. Ordering again closes them (decision 39), so what they hold counts as the
// caller's: after a declined card the last piece, the coupon and the points are still there to be paid with.
import { and, asc, eq, inArray, isNull, notExists, or, sql } from 'drizzle-orm'
import { orderLines, orders } from '@/services/db/tables/orders'
import { payments } from '@/services/db/tables/payments'
import type { Ctx } from '@/services/kit/service'
import { findCart } from './open-cart'

type OwnerCtx = Pick<Ctx, 'db' | 'siteId' | 'now' | 'session'>

/** A payment in one of these is one that somebody has begun. */
export const BEGUN = ['open', 'waiting', 'done'] as const

/**
 * In the order of their numbers.
 * @param replaced number that the same browser was given before. A visitor is known by it, and by the cart that was ordered from.
 */
export async function ownUnpaid(ctx: OwnerCtx, replaced?: string) {
  const { db, siteId, session } = ctx
  const memberNo = session.user?.memberNo
  const cartNo = memberNo === undefined ? await findCart(ctx) : undefined
  const mine = [
    ...(memberNo === undefined ? [] : [eq(orders.memberNo, memberNo)]),
    ...(cartNo === undefined ? [] : [and(isNull(orders.memberNo), eq(orders.cartNo, cartNo))]),
    ...(replaced === undefined
      ? []
      : [and(eq(orders.orderId, replaced), or(isNull(orders.memberNo), eq(orders.memberNo, memberNo ?? '')))]),
  ]
  if (mine.length === 0) return []
  const begun = db
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(and(eq(payments.orderId, orders.orderId), inArray(payments.state, BEGUN)))
  const { orderId, pointAmount, issuedSeq } = orders
  return db
    .select({ orderId, pointAmount, issuedSeq })
    .from(orders)
    .where(and(eq(orders.siteId, siteId), eq(orders.state, 'pending'), or(...mine), notExists(begun)))
    .orderBy(asc(orders.orderId))
}

/** Pieces that they hold, by variant. */
export async function ownHeldPieces(ctx: OwnerCtx): Promise<ReadonlyMap<string, number>> {
  const own = await ownUnpaid(ctx)
  if (own.length === 0) return new Map()
  const ids = own.map(({ orderId }) => orderId)
  const rows = await ctx.db
    .select({ variantId: orderLines.variantId, qty: sql<number>`sum(${orderLines.qty})::int` })
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .groupBy(orderLines.variantId)
  return new Map(rows.flatMap(({ variantId, qty }) => (variantId === null ? [] : [[variantId, qty]])))
}
