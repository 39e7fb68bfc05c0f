import { and, arrayContains, desc, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/products'
import { products } from '@/services/db/tables'
import { answer } from '@/services/kit/service'
import { HEAD, headsOf } from './heads'

/** Those that are marked RECOMMEND, the most seen first. */
export const recommendProducts = answer(
  contracts.recommendProducts,
  'services/products/recommend-products.ts',
  async ({ size = 12 }, { db, siteId }) => {
    const rows = await db
      .select(HEAD)
      .from(products)
      .where(and(eq(products.siteId, siteId), arrayContains(products.badges, ['RECOMMEND'])))
      .orderBy(desc(products.viewCnt), desc(products.zinPrdId))
      .limit(size)
    return { items: await headsOf(rows, { db, siteId }) }
  },
)
