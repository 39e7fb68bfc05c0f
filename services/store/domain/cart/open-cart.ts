// Finds the cart of a call: the member's, or that of the browser. A browser is known by the hash of a random cookie, which lives until
// thirty days after the last change.
import { and, eq, lt, type SQL } from 'drizzle-orm'
import { createHash, randomBytes } from 'node:crypto'
import type { Session } from '@/schemas/api/auth/session'
import { COMMON } from '@/schemas/words/messages'
import type { Database } from '@/services/db/database'
import { carts } from '@/services/db/tables/cart'
import { unexpired } from '@/services/db/unexpired'
import { refusal } from '@/services/kit/refusal'
import type { Ctx } from '@/services/kit/service'
import { CART_DAYS } from './cart-count-line'

const LENGTH_MS = CART_DAYS * 24 * 3_600_000
export const cartHashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

interface OpenedCart {
  cartNo: number
  /** Of a browser: its cookie, to be set again. */
  token?: string
}

/** The rows of a browser's cart that is not too old. */
export const cartOfBrowser = (token: string, { now, siteId }: Pick<Ctx, 'now' | 'siteId'>): SQL =>
  and(eq(carts.siteId, siteId), eq(carts.browserHash, cartHashOf(token)), unexpired(carts.expiresAt, now, LENGTH_MS))!

export const cartOfMember = (memberNo: string, siteId: string): SQL => and(eq(carts.siteId, siteId), eq(carts.memberNo, memberNo))!

/**
 * The condition that finds the caller's cart; undefined for a browser that never had one.
 * @throws CallFailure (401) for a member whose access token ran out: the browser renews it and calls again, and no second cart is begun.
 */
function cartOf(ctx: Pick<Ctx, 'session' | 'now' | 'siteId'>): SQL | undefined {
  const { user, lapsed, cart }: Session = ctx.session
  if (user) return cartOfMember(user.memberNo, ctx.siteId)
  if (lapsed) throw refusal(COMMON.sessionEnded)
  return cart ? cartOfBrowser(cart, ctx) : undefined
}

/** The caller's cart as it is; undefined without one. */
export async function findCart(ctx: Pick<Ctx, 'db' | 'session' | 'now' | 'siteId'>): Promise<number | undefined> {
  const mine = cartOf(ctx)
  if (!mine) return undefined
  const [row] = await ctx.db.select({ cartNo: carts.cartNo }).from(carts).where(mine)
  return row?.cartNo
}

/** Locks the caller's cart, so that changes of its lines follow one another. Undefined without one. */
export async function lockCart(tx: Database, ctx: Pick<Ctx, 'session' | 'now' | 'siteId'>): Promise<OpenedCart | undefined> {
  const mine = cartOf(ctx)
  if (!mine) return undefined
  const [row] = await tx.select({ cartNo: carts.cartNo }).from(carts).where(mine).for('update')
  if (!row) return undefined
  const { user, cart } = ctx.session
  if (user || !cart) return { cartNo: row.cartNo }
  await tx
    .update(carts)
    .set({ expiresAt: endOf(ctx.now) })
    .where(eq(carts.cartNo, row.cartNo))
  return { cartNo: row.cartNo, token: cart }
}

/** The same, and begins one where there is none. */
export async function openCart(tx: Database, ctx: Pick<Ctx, 'session' | 'now' | 'siteId'>): Promise<OpenedCart> {
  const known = await lockCart(tx, ctx)
  if (known) return known
  const { siteId, now } = ctx
  if (ctx.session.user) {
    await beginMemberCart(tx, ctx.session.user.memberNo, siteId)
    return (await lockCart(tx, ctx))!
  }
  await tx.delete(carts).where(lt(carts.expiresAt, now))
  const token = randomBytes(32).toString('base64url')
  const browserHash = cartHashOf(token)
  const [row] = await tx
    .insert(carts)
    .values({ siteId, browserHash, expiresAt: endOf(now) })
    .returning({ cartNo: carts.cartNo })
  return { cartNo: row!.cartNo, token }
}

/** Of two at once, one begins it. */
export const beginMemberCart = async (tx: Database, memberNo: string, siteId: string): Promise<void> =>
  void (await tx.insert(carts).values({ siteId, memberNo }).onConflictDoNothing())

const endOf = (now: Date): Date => new Date(now.getTime() + LENGTH_MS)
