import { and, eq, sql, type SQL } from 'drizzle-orm'
import { interiorCases } from '@/services/db/tables/content'
import { recordAddresses } from '@/services/db/tables/records'
import { productOffers } from '@/services/parts/product-offers'
import type { SoldPlace } from '@/services/parts/sold-things'

/** Whether a photograph of a case marks the product, by any of its addresses, or goods that sell it. */
export async function isMarked({ zinPrdId }: { zinPrdId: string }, place: SoldPlace): Promise<SQL> {
  const { db, siteId } = place
  const inWords = await db
    .select({ path: recordAddresses.path })
    .from(recordAddresses)
    .where(and(eq(recordAddresses.siteId, siteId), eq(recordAddresses.type, 'products'), eq(recordAddresses.recordId, zinPrdId)))
  const goodsIds = new Set((await productOffers(place)).of(zinPrdId).map(({ goodsId }) => goodsId))
  const links = [
    `/zin/product/${encodeURIComponent(zinPrdId)}`,
    ...inWords.map(({ path }) => path),
    ...[...goodsIds].map((id) => `/store/goods/${encodeURIComponent(id)}`),
  ]
  const list = sql.join(
    links.map((link) => sql`${link}::text`),
    sql`, `,
  )
  return sql`${interiorCases.pointLinks} ?| array[${list}]`
}
