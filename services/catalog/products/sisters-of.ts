import { and, asc, eq, ne } from 'drizzle-orm'
import { products } from '@/services/db/tables/catalog'
import type { Ctx } from '@/services/kit/service'

/** The product that a colour is: the code of the colour, and the product. */
interface Sister {
  code: string
  ZIN_PRD_ID: string
}

/**
 * The products of the same range in the offered colours. The first colour of a product is its own; both offer each other's, so that a
 * product of another size in the same category is none.
 */
export async function sistersOf(
  { zinPrdId, cateId, colors: [own, ...others] }: Pick<typeof products.$inferSelect, 'zinPrdId' | 'cateId' | 'colors'>,
  { db, siteId }: Pick<Ctx, 'db' | 'siteId'>,
): Promise<Sister[]> {
  if (!own || others.length === 0) return []
  const rows = await db
    .select({ id: products.zinPrdId, colors: products.colors })
    .from(products)
    .where(and(eq(products.siteId, siteId), eq(products.cateId, cateId), ne(products.zinPrdId, zinPrdId)))
    .orderBy(asc(products.zinPrdId))
  return others.flatMap(({ code }) => {
    const sister = rows.find(({ colors }) => colors[0]?.code === code && colors.some((colour) => colour.code === own.code))
    return sister ? [{ code, ZIN_PRD_ID: sister.id }] : []
  })
}
