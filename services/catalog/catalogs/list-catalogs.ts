import { and, asc, eq, max, min } from 'drizzle-orm'
import * as contracts from '@/schemas/api/catalog/catalogs'
import { catalogs, productCategories } from '@/services/db/tables/catalog'
import { operation } from '@/services/kit/service'
import { pictureShapes } from '@/services/storage/picture-shapes'

const inCategory = eq(productCategories.cateId, catalogs.category)

export const listCatalogs = operation(contracts.listCatalogs, async ({ category }, { db, siteId }) => {
  const ours = eq(catalogs.siteId, siteId)
  const rows = await db
    .select({ catalog: catalogs, name: productCategories.cateName })
    .from(catalogs)
    .leftJoin(productCategories, inCategory)
    .where(and(ours, category ? eq(catalogs.category, category) : undefined))
    .orderBy(asc(catalogs.orderNo), asc(catalogs.catalogSeq))
  const categories = await db
    .select({ code: catalogs.category, name: max(productCategories.cateName) })
    .from(catalogs)
    .innerJoin(productCategories, inCategory)
    .where(ours)
    .groupBy(catalogs.category)
    .orderBy(min(productCategories.orderNo), asc(catalogs.category))
  const shapeOf = await pictureShapes(
    rows.flatMap(({ catalog }) => [catalog.cover, ...catalog.pages.map(({ image }) => image)]),
    { db, siteId },
  )
  return {
    item: { categories: categories.map(({ code, name }) => ({ code, name: name ?? code })) },
    items: rows.map(({ catalog, name }) => ({
      CATALOG_SEQ: catalog.catalogSeq,
      category: catalog.category,
      CATE_NAME: name ?? '',
      TITLE: catalog.title,
      SUMMARY: catalog.summary,
      COVER: catalog.cover,
      COVER_ALT: catalog.coverAlt,
      COVER_SHAPE: shapeOf(catalog.cover),
      FILE: catalog.file,
      pages: catalog.pages.map((page) => ({ ...page, shape: shapeOf(page.image) })),
      REG_DT: catalog.postedAt.toISOString(),
    })),
  }
})
