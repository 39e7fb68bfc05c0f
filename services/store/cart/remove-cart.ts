import { and, eq, inArray, isNull } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/cart'
import { cartLines } from '@/services/db/tables/cart'
import { operation } from '@/services/kit/service'
import { cartCountLine, cartLine } from '../domain/cart/cart-count-line'
import { countLines } from '../domain/cart/count-lines'
import { lockCart } from '../domain/cart/open-cart'

/** Only lines of the caller's own cart. */
export const removeCart = operation(contracts.removeCart, async ({ cartSeqs }, ctx) => {
  const cart = await lockCart(ctx.db, ctx)
  if (!cart) return { item: { count: 0 }, cookies: [cartCountLine(0)] }
  await ctx.db
    .update(cartLines)
    .set({ removedAt: ctx.now })
    .where(and(eq(cartLines.cartNo, cart.cartNo), inArray(cartLines.cartSeq, cartSeqs), isNull(cartLines.removedAt)))
  const count = await countLines(ctx.db, cart.cartNo)
  return { item: { count }, cookies: [...(cart.token ? [cartLine(cart.token)] : []), cartCountLine(count)] }
})
