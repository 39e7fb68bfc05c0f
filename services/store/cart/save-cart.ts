import { and, eq, lt } from 'drizzle-orm'
import type { Input } from '@/schemas/api/base/contract'
import * as contracts from '@/schemas/api/store/cart'
import { MOST_LINES, MOST_PIECES } from '@/schemas/rules/store/most-pieces'
import { seal, unseal } from '@/services/base/seal'
import type { Database } from '@/services/db/database'
import { cartLines } from '@/services/db/tables/cart'
import { operation, type CtxOf } from '@/services/kit/service'
import { cartCountLine, cartLine } from '../domain/cart/cart-count-line'
import { countLines } from '../domain/cart/count-lines'
import { offersOf, type Offer } from '../domain/goods/offers'
import { openCart } from '../domain/cart/open-cart'

type Context = CtxOf<typeof contracts.saveCart>
type Wanted = Input<typeof contracts.saveCart>['items'][number]
type Line = typeof cartLines.$inferSelect

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
  for (const item of items) cartSeqs.push(await cart.put(item, offers.get(item.optionId)))
  const count = await countLines(tx, cartNo)
  if (count > MOST_LINES) throw ctx.fail('full')
  return { count, cartSeqs, token: token ? seal(token, PLACE) : null }
}

/** The lines of a cart that nobody else changes meanwhile. */
class LockedCart {
  private readonly tx: Database
  private readonly cartNo: number
  private readonly lines: Line[]
  private readonly ctx: Context

  constructor(tx: Database, cartNo: number, lines: Line[], ctx: Context) {
    this.tx = tx
    this.cartNo = cartNo
    this.lines = lines
    this.ctx = ctx
  }

  /** @returns the number of the line that has the pieces now. */
  async put({ productId, optionId, qty, cartSeq }: Wanted, offer: Offer | undefined): Promise<number> {
    const same = this.lines.find(({ variantId }) => variantId === optionId)
    const named = cartSeq === undefined ? undefined : this.lines.find((line) => line.cartSeq === cartSeq)
    if (cartSeq !== undefined && !named) throw this.ctx.fail('missing')
    // Undone: it is again what it was, whatever became of the goods meanwhile.
    if (named?.removedAt && named === same && named.qty === qty) return this.write(named, { removedAt: null })
    if (offer?.goods.goodsId !== productId || !offer.isSold) throw this.ctx.fail('gone')
    const others = same && same !== named && !same.removedAt ? same.qty : 0
    this.requirePieces(others + qty, offer)
    const line = same ?? named
    if (named && same && named !== same) await this.drop(named)
    const isBack = line?.removedAt ? { addedAt: this.ctx.now } : {}
    return this.write(line, { ...seenOf(offer), qty: others + qty, removedAt: null, ...isBack })
  }

  private requirePieces(pieces: number, { left }: Offer): void {
    if (left <= 0) throw this.ctx.fail('soldOut')
    if (pieces > MOST_PIECES) throw this.ctx.fail('tooMany')
    if (pieces > left) throw this.ctx.fail('short', { words: `남은 수량은 ${left}개입니다. 장바구니에 담은 수량을 확인해 주세요.` })
  }

  private async write(line: Line | undefined, values: Partial<Line>): Promise<number> {
    if (line) {
      Object.assign(line, values)
      await this.tx.update(cartLines).set(values).where(eq(cartLines.cartSeq, line.cartSeq))
      return line.cartSeq
    }
    const { siteId, now } = this.ctx
    const [row] = await this.tx
      .insert(cartLines)
      .values({ ...(values as typeof cartLines.$inferInsert), siteId, cartNo: this.cartNo, addedAt: now })
      .returning()
    this.lines.push(row!)
    return row!.cartSeq
  }

  private async drop(line: Line): Promise<void> {
    this.lines.splice(this.lines.indexOf(line), 1)
    await this.tx.delete(cartLines).where(eq(cartLines.cartSeq, line.cartSeq))
  }
}

/** What the owner sees when they put it in. */
const seenOf = ({ goods, variant, price, memberPrice }: Offer) => ({
  goodsId: goods.goodsId,
  variantId: variant.variantId,
  name: goods.name,
  choices: variant.choices,
  image: goods.image,
  seenPrice: price,
  seenMemberPrice: memberPrice,
})
