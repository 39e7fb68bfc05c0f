import { and, eq, inArray } from 'drizzle-orm'
import type { SampleProduct } from '@/schemas/api/store/samples'
import type { SampleFit } from '@/schemas/rules/store/samples'
import { products } from '@/services/db/tables/catalog'
import { productOffers } from '@/services/parts/product-offers'
import type { Ctx } from '@/services/kit/service'

/** Products in the order of the ids, those that are gone among them, each with whether a sample of it can be sent. */
export async function sampleProducts(
  { db, siteId, now }: Pick<Ctx, 'db' | 'siteId' | 'now'>,
  ids: readonly string[],
): Promise<SampleProduct[]> {
  if (ids.length === 0) return []
  const { zinPrdId, zinPrdName, zinPrdNo, filePath, fileAlt, sampleYn } = products
  const rows = await db
    .select({ zinPrdId, zinPrdName, zinPrdNo, filePath, fileAlt, sampleYn })
    .from(products)
    .where(and(eq(products.siteId, siteId), inArray(zinPrdId, [...ids])))
  const offers = await productOffers({ db, siteId, now })
  const byId = new Map(rows.map((row) => [row.zinPrdId, row]))
  return ids.map((productId): SampleProduct => {
    const row = byId.get(productId)
    if (!row) return { productId, name: '', number: '', image: '', imageAlt: '', fit: 'gone' }
    const sold = offers.of(productId)
    const isSoldOut = sold.length > 0 && sold.every((offer) => offer.isSoldOut)
    const fit: SampleFit = row.sampleYn === 'N' ? 'ended' : isSoldOut ? 'soldOut' : 'open'
    return { productId, name: row.zinPrdName, number: row.zinPrdNo, image: row.filePath, imageAlt: row.fileAlt, fit }
  })
}
