// Puts what a visitor chose into the cart of the member they signed in as. Both carts are locked in the order of their numbers, so that two
// browsers which sign in at once follow one another, and the visitor's is gone afterwards, so that nothing is added twice.
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import { MOST_LINES, MOST_PIECES } from '@/schemas/rules/store/most-pieces'
import type { AtSignIn } from '@/services/auth/domain/at-sign-in'
import type { Database } from '@/services/db/database'
import { cartLines, carts } from '@/services/db/tables/cart'
import { cartCountLine, cartLine } from './cart-count-line'
import { countLines } from './count-lines'
import { beginMemberCart, cartOfBrowser, cartOfMember } from './open-cart'

type Line = typeof cartLines.$inferSelect

export const mergeCart: AtSignIn = async (tx, memberNo, ctx) => {
  const { siteId, session } = ctx
  const ofMember = cartOfMember(memberNo, siteId)
  if (!session.cart) {
    const [own] = await tx.select({ cartNo: carts.cartNo }).from(carts).where(ofMember)
    return [cartCountLine(own ? await countLines(tx, own.cartNo) : 0)]
  }
  await beginMemberCart(tx, memberNo, siteId)
  const both = await tx
    .select()
    .from(carts)
    .where(or(ofMember, cartOfBrowser(session.cart, ctx)))
    .orderBy(asc(carts.cartNo))
    .for('update')
  const own = both.find((cart) => cart.memberNo === memberNo)!
  const visitors = both.find((cart) => cart.browserHash !== null)
  if (visitors) await moveLines(tx, visitors.cartNo, own.cartNo)
  return [cartLine(''), cartCountLine(await countLines(tx, own.cartNo))]
}

async function moveLines(tx: Database, from: number, to: number): Promise<void> {
  const lines = await tx
    .select()
    .from(cartLines)
    .where(inArray(cartLines.cartNo, [from, to]))
    .orderBy(asc(cartLines.addedAt), asc(cartLines.cartSeq))
  const there = new Map(lines.filter((line) => line.cartNo === to && line.variantId !== null).map((line) => [line.variantId, line]))
  let room = MOST_LINES - lines.filter((line) => line.cartNo === to && !line.removedAt).length
  const coming = lines.filter((line) => line.cartNo === from && !line.removedAt)
  // The latest are what the visitor came with: they find room first.
  for (const line of coming.toReversed()) {
    const same = there.get(line.variantId)
    if (same && !same.removedAt) await add(tx, same, line)
    else if (room > 0) {
      room -= 1
      if (same) await tx.delete(cartLines).where(eq(cartLines.cartSeq, same.cartSeq))
      await tx.update(cartLines).set({ cartNo: to }).where(eq(cartLines.cartSeq, line.cartSeq))
    }
  }
  await tx.delete(carts).where(and(eq(carts.cartNo, from), isNull(carts.memberNo)))
}

const add = async (tx: Database, same: Line, line: Line): Promise<void> =>
  void (await tx
    .update(cartLines)
    .set({ qty: Math.min(MOST_PIECES, same.qty + line.qty) })
    .where(eq(cartLines.cartSeq, same.cartSeq)))
