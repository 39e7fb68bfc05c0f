import { and, asc, eq, lte, ne } from 'drizzle-orm'
import { productCategories, products } from '@/services/db/tables/catalog'
import type { SitemapRecords } from '@/services/parts/sitemap-records'

export const catalogSitemap: Readonly<Record<string, SitemapRecords>> = {
  product: ({ db, siteId }) =>
    db
      .select({ id: products.zinPrdId, at: products.releasedAt })
      .from(products)
      .where(eq(products.siteId, siteId))
      .orderBy(asc(products.zinPrdId)),
  'product-category': ({ db, siteId, route }) =>
    // The windows' own page wins over the pattern (RT-20), and depth 2 has one path for search engines.
    route.startsWith('/zin/category/:')
      ? db
          .select({ id: productCategories.cateId })
          .from(productCategories)
          .where(
            and(
              eq(productCategories.siteId, siteId),
              eq(productCategories.delYn, 'N'),
              lte(productCategories.depth, 2),
              ne(productCategories.cateId, 'window'),
            ),
          )
          .orderBy(asc(productCategories.cateId))
      : Promise.resolve([]),
}
