import { and, eq, lt } from 'drizzle-orm'
import type { Input } from '@/schemas/api/base/contract'
import * as contracts from '@/schemas/api/store/cart'
import { MOST_LINES } from '@/schemas/rules/store/most-pieces'
import { seal, unseal } from '@/services/base/seal'
import type { Database } from '@/services/db/database'
import { cartLines } from '@/services/db/tables/cart'
import { operation, type CtxOf } from '@/services/kit/service'
import { cartCountLine, cartLine } from '../domain/cart/cart-count-line'
import { countLines } from '../domain/cart/count-lines'
import { offersOf } from '../domain/goods/offers'
import { openCart } from '../domain/cart/open-cart'
import { LockedCart } from './locked-cart'

type Context = CtxOf<typeof contracts.saveCart>
type Wanted = Input<typeof contracts.saveCart>['items'][number]

/** How long a removed line can be put back. */
const UNDO_MS = 3_600_000
/** Where the cookie of a new cart lies while its answer may be given again. */
const PLACE = 'keyed_call.cart'

/** The cart is locked first: the lines that are read are those that are changed. */
export const saveCart = operation(contracts.saveCart, async ({ items }, ctx) => {
  const { count, cartSeqs, token } = await ctx.db.transaction((tx) => ctx.once(tx, () => save(tx, items, ctx)))
  return { item: { count, cartSeqs }, cookies: [...(token ? [cartLine(unseal(token, PLACE))] : []), cartCountLine(count)] }
})

async function save(tx: Database, items: readonly Wanted[], ctx: Context) {
  const { cartNo, token } = await openCart(tx, ctx)
  await tx.delete(cartLines).where(and(eq(cartLines.cartNo, cartNo), lt(cartLines.removedAt, new Date(ctx.now.getTime() - UNDO_MS))))
  const lines = await tx.select().from(cartLines).where(eq(cartLines.cartNo, cartNo))
  const offers = await offersOf(
    items.map(({ optionId }) => optionId),
    { db: tx, siteId: ctx.siteId, now: ctx.now, session: ctx.session },
  )
  const cart = new LockedCart(tx, cartNo, lines, ctx)
  const cartSeqs: number[] = []
  for (const item of items) cartSeqs.push(await cart.put(item, offers.get(item.optionId), ctx.fail))
  const count = await countLines(tx, cartNo)
  if (count > MOST_LINES) throw ctx.fail('full')
  return { count, cartSeqs, token: token ? seal(token, PLACE) : null }
}
