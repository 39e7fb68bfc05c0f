import { and, desc, eq, inArray } from 'drizzle-orm'
import * as contracts from '@/schemas/api/places/finder'
import { differentFirst } from '@/schemas/rules/base/different-first'
import { HEAD, headsOf } from '@/services/catalog/domain/heads'
import { products } from '@/services/db/tables/catalog'
import { operation } from '@/services/kit/service'
import { shopIndex } from './shop-index'

const SHOWN = 8
/** How many are read to find eight with different pictures. */
const SEEN = 24

export const listShopProducts = operation(contracts.listShopProducts, async ({ storeId }, ctx) => {
  const shop = (await shopIndex(ctx)).find(({ row }) => row.shopId === storeId)
  if (!shop) throw ctx.fail('missing')
  const { categories } = shop.row
  if (categories.length === 0) return { items: [], totalCount: 0 }
  const rows = await ctx.db
    .select(HEAD)
    .from(products)
    .where(and(eq(products.siteId, ctx.siteId), inArray(products.cateId1, categories)))
    .orderBy(desc(products.releasedAt), desc(products.zinPrdId))
    .limit(SEEN)
  const items = differentFirst(await headsOf(rows, ctx), ({ FILE_PATH }) => FILE_PATH).slice(0, SHOWN)
  return { items, totalCount: items.length }
})
