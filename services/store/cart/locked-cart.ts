import { eq } from 'drizzle-orm'
import type { Input } from '@/schemas/api/base/contract'
import type * as contracts from '@/schemas/api/store/cart'
import { MOST_PIECES } from '@/schemas/rules/store/most-pieces'
import type { Database } from '@/services/db/database'
import { cartLines } from '@/services/db/tables/cart'
import type { CtxOf } from '@/services/kit/service'
import type { Offer } from '../domain/goods/offers'

type Fail = CtxOf<typeof contracts.saveCart>['fail']
type Where = Pick<CtxOf<typeof contracts.saveCart>, 'siteId' | 'now'>
type Wanted = Input<typeof contracts.saveCart>['items'][number]
type Line = typeof cartLines.$inferSelect

/** The lines of a cart that nobody else changes meanwhile. */
export class LockedCart {
  private readonly tx: Database
  private readonly cartNo: number
  private readonly lines: Line[]
  private readonly ctx: Where

  constructor(tx: Database, cartNo: number, lines: Line[], ctx: Where) {
    this.tx = tx
    this.cartNo = cartNo
    this.lines = lines
    this.ctx = ctx
  }

  /** Pieces of an option that are in it. */
  pieces(variantId: string): number {
    const line = this.lines.find((one) => one.variantId === variantId)
    return line && !line.removedAt ? line.qty : 0
  }

  /** Adds pieces that the caller has found to be there. */
  async add(offer: Offer, qty: number): Promise<void> {
    const { variantId } = offer.variant
    const line = this.lines.find((one) => one.variantId === variantId)
    const isBack = line?.removedAt ? { addedAt: this.ctx.now } : {}
    await this.write(line, { ...seenOf(offer), qty: this.pieces(variantId) + qty, removedAt: null, ...isBack })
  }

  /** @returns the number of the line that has the pieces now. @throws what `fail` makes of what cannot be put in. */
  async put({ productId, optionId, qty, cartSeq }: Wanted, offer: Offer | undefined, fail: Fail): Promise<number> {
    const same = this.lines.find(({ variantId }) => variantId === optionId)
    const named = cartSeq === undefined ? undefined : this.lines.find((line) => line.cartSeq === cartSeq)
    if (cartSeq !== undefined && !named) throw fail('missing')
    // Undone: it is again what it was, whatever became of the goods meanwhile.
    if (named?.removedAt && named === same && named.qty === qty) return this.write(named, { removedAt: null })
    if (offer?.goods.goodsId !== productId || !offer.isSold) throw fail('gone')
    const others = same && same !== named && !same.removedAt ? same.qty : 0
    requirePieces(others + qty, offer, fail)
    const line = same ?? named
    if (named && same && named !== same) await this.drop(named)
    const isBack = line?.removedAt ? { addedAt: this.ctx.now } : {}
    return this.write(line, { ...seenOf(offer), qty: others + qty, removedAt: null, ...isBack })
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

function requirePieces(pieces: number, { left }: Offer, fail: Fail): void {
  if (left <= 0) throw fail('soldOut')
  if (pieces > MOST_PIECES) throw fail('tooMany')
  if (pieces > left) throw fail('short', { words: `남은 수량은 ${left}개입니다. 장바구니에 담은 수량을 확인해 주세요.` })
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
