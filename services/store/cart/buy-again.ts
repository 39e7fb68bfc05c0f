import { and, asc, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/cart'
import { MOST_LINES, MOST_PIECES } from '@/schemas/rules/store/most-pieces'
import type { Database } from '@/services/db/database'
import { cartLines } from '@/services/db/tables/cart'
import { orderLines, orders } from '@/services/db/tables/orders'
import { operation, type CtxOf } from '@/services/kit/service'
import { cartCountLine } from '../domain/cart/cart-count-line'
import { countLines } from '../domain/cart/count-lines'
import { openCart } from '../domain/cart/open-cart'
import { offersOf, type Offer } from '../domain/goods/offers'
import { belongsToMember, isShown } from '../domain/orders/belongs-to-member'
import { LockedCart } from './locked-cart'

type Context = CtxOf<typeof contracts.buyAgain>
type PutAgain = contracts.PutAgain

/** Pieces that were cancelled or sent back count as well: an order is often cancelled to be placed anew. */
export const buyAgain = operation(contracts.buyAgain, async ({ orderId }, ctx) => {
  const item = await ctx.db.transaction((tx) => ctx.once(tx, () => putAgain(tx, orderId, ctx)))
  return { item, cookies: [cartCountLine(item.count)] }
})

async function putAgain(tx: Database, orderId: string, ctx: Context): Promise<{ count: number; lines: PutAgain[] }> {
  const rows = await tx
    .select({ line: orderLines })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
    .where(and(belongsToMember(ctx), isShown(), eq(orders.orderId, orderId)))
    .orderBy(asc(orderLines.lineSeq))
  if (rows.length === 0) throw ctx.fail('missing')
  const { cartNo } = await openCart(tx, ctx)
  const known = await tx.select().from(cartLines).where(eq(cartLines.cartNo, cartNo))
  const offers = await offersOf(
    rows.flatMap(({ line }) => line.variantId ?? []),
    { db: tx, siteId: ctx.siteId, now: ctx.now, session: ctx.session },
  )
  const cart = new LockedCart(tx, cartNo, known, ctx)
  const lines: PutAgain[] = []
  for (const { line } of rows) {
    const { name, choices, qty, variantId } = line
    const offer = offers.get(variantId ?? '')
    const before = offer ? cart.pieces(offer.variant.variantId) : 0
    const { put, state } = room(qty, offer, before)
    if (offer && put > 0) await cart.add(offer, put)
    lines.push({ name, choices, qty, put, before, state })
  }
  const count = await countLines(tx, cartNo)
  if (count > MOST_LINES) throw ctx.fail('full')
  return { count, lines }
}

/** How many of the pieces may be put in beside those that are in the cart already. */
function room(qty: number, offer: Offer | undefined, others: number): Pick<PutAgain, 'put' | 'state'> {
  if (!offer?.isSold) return { put: 0, state: 'ended' }
  if (offer.left <= 0) return { put: 0, state: 'soldOut' }
  const most = Math.min(offer.left, MOST_PIECES) - others
  if (most >= qty) return { put: qty, state: 'ok' }
  return { put: Math.max(0, most), state: offer.left < MOST_PIECES ? 'short' : 'most' }
}
