import { desc, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/products'
import { products } from '@/services/db/tables'
import { answer } from '@/services/kit/service'
import { HEAD, headsOf } from './heads'

export const listNewProducts = answer(
  contracts.listNewProducts,
  'services/products/list-new-products.ts',
  async ({ size = 12 }, { db, siteId }) => {
    const rows = await db
      .select(HEAD)
      .from(products)
      .where(eq(products.siteId, siteId))
      .orderBy(desc(products.releasedAt), desc(products.zinPrdId))
      .limit(size)
    return { items: await headsOf(rows, { db, siteId }) }
  },
)
