import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { products } from '@/services/db/tables/catalog'
import { interiorCases } from '@/services/db/tables/content'
import { shownRows } from '@/services/db/shown-rows'

/** Pictures that the page of this case already shows: its own, those of its story and those of its products. */
export async function shownWith(seq: number, { db, siteId }: { db: Database; siteId: string }): Promise<string[]> {
  const [own] = await db
    .select({ hImg: interiorCases.hImg, story: interiorCases.story, productIds: interiorCases.productIds })
    .from(interiorCases)
    .where(and(shownRows.cases(siteId), eq(interiorCases.seq, seq)))
  if (!own) return []
  const used =
    own.productIds.length > 0
      ? await db
          .select({ filePath: products.filePath })
          .from(products)
          .where(and(eq(products.siteId, siteId), inArray(products.zinPrdId, own.productIds)))
      : []
  return [
    own.hImg,
    ...own.story.flatMap(({ image, second, before }) => [image, second?.image, before?.image].filter((one) => one !== undefined)),
    ...used.map(({ filePath }) => filePath),
  ]
}
