import { and, asc, eq, inArray } from 'drizzle-orm'
import type { AmountLine } from '@/schemas/rules/store/cart-amounts'
import { goods, goodsVariants } from '@/services/db/tables/store'
import type { Ctx } from '@/services/kit/service'
import { deliveryOf } from '@/schemas/rules/store/store-terms'
import { storeTerms } from '../terms/store-terms'
import { priceAt, unitPriceOf } from '@/schemas/rules/store/price-at'

export interface OfferedLine extends AmountLine {
  goodsId: string
  goods: typeof goods.$inferSelect
  variant: typeof goodsVariants.$inferSelect
}

/**
 * What is asked for as it is sold now, one line for each variant.
 * @param isMember whose prices are asked.
 * @returns undefined where some of it is not for sale.
 */
export async function orderOffers(
  { db, siteId, now }: Pick<Ctx, 'db' | 'siteId' | 'now'>,
  items: readonly { variantId: string; qty: number }[],
  isMember: boolean,
): Promise<OfferedLine[] | undefined> {
  const pieces = new Map<string, number>()
  for (const { variantId, qty } of items) pieces.set(variantId, (pieces.get(variantId) ?? 0) + qty)
  const rows = await db
    .select({ goods, variant: goodsVariants })
    .from(goodsVariants)
    .innerJoin(goods, eq(goods.goodsId, goodsVariants.goodsId))
    .where(
      and(
        eq(goodsVariants.siteId, siteId),
        inArray(goodsVariants.variantId, [...pieces.keys()]),
        eq(goods.kind, 'goods'),
        eq(goods.publishedYn, 'Y'),
        eq(goodsVariants.publishedYn, 'Y'),
      ),
    )
    .orderBy(asc(goodsVariants.variantId))
  if (rows.length < pieces.size) return undefined
  const terms = await storeTerms(db, siteId)
  return rows.map(({ goods: of, variant }) => {
    const { delivery, installFee } = of
    const unitPrice = unitPriceOf(priceAt(of, now), { isMember, extraPrice: variant.extraPrice })
    const qty = pieces.get(variant.variantId)!
    return { goods: of, goodsId: of.goodsId, variant, unitPrice, qty, ...{ delivery, installFee }, ...deliveryOf(of, terms) }
  })
}
