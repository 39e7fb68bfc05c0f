// What is offered now for each variant of a cart: its goods, its price and the pieces that are left.
import { and, eq, inArray } from 'drizzle-orm'
import { brandShops, goods, goodsVariants } from '@/services/db/tables/store'
import type { Ctx } from '@/services/kit/service'
import { ownHeldPieces } from '../cart/own-unpaid'
import { priceAt, unitPriceOf } from '@/schemas/rules/store/price-at'
import { deliveryOf } from '@/schemas/rules/store/store-terms'
import { storeTerms } from '../terms/store-terms'

export interface Offer {
  goods: Omit<typeof goods.$inferSelect, 'deliveryFee'> & { deliveryFee: number }
  variant: typeof goodsVariants.$inferSelect
  /** Empty without a brand shop that visitors see. */
  brand: string
  /** False: withdrawn by staff, or not for sale. */
  isSold: boolean
  /** For the caller. */
  left: number
  /** Of one piece: the regular price, what everybody pays and what members pay. */
  listPrice: number
  price: number
  memberPrice: number
}

/** By variant; one that is not there any more is left out. */
export async function offersOf(
  variantIds: readonly string[],
  ctx: Pick<Ctx, 'db' | 'siteId' | 'now' | 'session'>,
): Promise<Map<string, Offer>> {
  if (variantIds.length === 0) return new Map()
  const { db, siteId, now } = ctx
  const held = await ownHeldPieces(ctx)
  const rows = await db
    .select({ goods, variant: goodsVariants, brand: brandShops.name })
    .from(goodsVariants)
    .innerJoin(goods, eq(goods.goodsId, goodsVariants.goodsId))
    .leftJoin(brandShops, and(eq(brandShops.brandId, goods.brandId), eq(brandShops.publishedYn, 'Y')))
    .where(and(eq(goodsVariants.siteId, siteId), inArray(goodsVariants.variantId, [...variantIds])))
  const terms = await storeTerms(db, siteId)
  return new Map(
    rows.map(({ goods: of, variant, brand }) => {
      const price = priceAt(of, now)
      const { extraPrice, given, reserved, sold } = variant
      return [
        variant.variantId,
        {
          goods: { ...of, ...deliveryOf(of, terms) },
          variant,
          brand: brand ?? '',
          isSold: of.kind === 'goods' && of.publishedYn === 'Y' && variant.publishedYn === 'Y',
          left: given - reserved - sold + (held.get(variant.variantId) ?? 0),
          listPrice: price.price + extraPrice,
          price: unitPriceOf(price, { isMember: false, extraPrice }),
          memberPrice: unitPriceOf(price, { isMember: true, extraPrice }),
        },
      ]
    }),
  )
}
