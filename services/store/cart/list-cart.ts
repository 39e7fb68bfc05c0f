import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/cart'
import { DELIVERIES } from '@/schemas/rules/store/delivery-kinds'
import { arrivalOf, arrivalWords } from '@/schemas/rules/store/arrival'
import { cartAmounts } from '@/schemas/rules/store/cart-amounts'
import { cartLines } from '@/services/db/tables/cart'
import { goodsVariants } from '@/services/db/tables/store'
import { operation, type Ctx } from '@/services/kit/service'
import { pictureShapes } from '@/services/storage/picture-shapes'
import { publicHolidays } from '@/services/base/public-holidays'
import { storeTerms } from '../domain/terms/store-terms'
import { cartCountLine } from '../domain/cart/cart-count-line'
import { offersOf } from '../domain/goods/offers'
import { findCart } from '../domain/cart/open-cart'
import { presentLine } from './present-line'

export const listCart = operation(contracts.listCart, async (_, ctx) => {
  const cartNo = await findCart(ctx)
  const items = cartNo === undefined ? [] : await linesOf(cartNo, ctx)
  const groups = DELIVERIES.map((kind) => ({ kind, items: items.filter(({ delivery }) => delivery === kind) })).filter(
    (group) => group.items.length > 0,
  )
  const { groups: counted, amounts } = cartAmounts(
    items.filter(({ state }) => state === 'ok').map((line) => ({ ...line, unitPrice: line.price })),
  )
  return {
    item: { count: items.length, amounts, memberYn: ctx.session.user ? ('Y' as const) : ('N' as const) },
    items: groups.map((group) => {
      const found = counted.find(({ kind }) => kind === group.kind)
      return { ...group, amounts: found?.amounts ?? { goods: 0, delivery: 0, install: 0, total: 0 }, toFree: found?.toFree ?? null }
    }),
    cookies: [cartCountLine(items.length)],
  }
})

/** The latest first. */
async function linesOf(cartNo: number, ctx: Ctx): Promise<contracts.CartItem[]> {
  const { db, siteId, session } = ctx
  const lines = await db
    .select()
    .from(cartLines)
    .where(and(eq(cartLines.cartNo, cartNo), isNull(cartLines.removedAt)))
    .orderBy(desc(cartLines.addedAt), desc(cartLines.cartSeq))
  const offers = await offersOf(
    lines.flatMap(({ variantId }) => variantId ?? []),
    ctx,
  )
  const goodsIds = [...new Set(lines.flatMap(({ goodsId }) => goodsId ?? []))]
  const counts = await db
    .select({ goodsId: goodsVariants.goodsId, variants: sql<number>`count(*)::int` })
    .from(goodsVariants)
    .where(and(eq(goodsVariants.siteId, siteId), inArray(goodsVariants.goodsId, goodsIds), eq(goodsVariants.publishedYn, 'Y')))
    .groupBy(goodsVariants.goodsId)
  const variants = new Map(counts.map((row) => [row.goodsId, row.variants]))
  const shapeOf = await pictureShapes(
    lines.map((line) => offers.get(line.variantId ?? '')?.goods.image ?? line.image),
    ctx,
  )
  const names = await publicHolidays(ctx.now)
  const { arrival } = await storeTerms(db, siteId)
  return lines.map((line) =>
    presentLine(line, {
      offer: offers.get(line.variantId ?? ''),
      isMember: session.user !== undefined,
      hasOptions: (variants.get(line.goodsId ?? '') ?? 0) > 1,
      shapeOf,
      arrivalOf: ({ goods }) => arrivalWords(arrivalOf(ctx.now, [goods], 'main', arrival, (day) => names(day).length > 0)),
    }),
  )
}
