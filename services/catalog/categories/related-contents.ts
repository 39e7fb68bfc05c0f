import { and, desc, eq, or, sql } from 'drizzle-orm'
import * as contracts from '@/schemas/api/catalog/categories'
import { differentFirst, withoutRepeats } from '@/schemas/rules/base/different-first'
import { productCategories, products } from '@/services/db/tables/catalog'
import { interiorCases } from '@/services/db/tables/content'
import { operation } from '@/services/kit/service'
import { pictureShapes } from '@/services/storage/picture-shapes'
import { shownRows } from '@/services/db/shown-rows'

/** How many candidates are read to find enough with different pictures. */
const SEEN = 8
/** With so many of their own pictures a list leaves out those that repeat one of the page. */
const ENOUGH = 3

export const relatedContents = operation(contracts.relatedContents, async ({ category, size = 6 }, { db, siteId }) => {
  const inCategory = or(eq(products.cateId1, category), eq(products.cateId2, category), eq(products.cateId, category))
  const ids = db
    .select({ ids: sql<string[]>`array_agg(${products.zinPrdId})` })
    .from(products)
    .where(and(eq(products.siteId, siteId), inCategory))
  const { seq, type, title, summary, hImg, hImgAlt, area, address, companyName, postedAt } = interiorCases
  const found = await db
    .select({ seq, type, title, summary, hImg, hImgAlt, area, address, companyName, postedAt })
    .from(interiorCases)
    .where(and(shownRows.cases(siteId), sql`${interiorCases.productIds} && (${ids})`))
    .orderBy(desc(postedAt), desc(seq))
    .limit(size * SEEN)
  const listed = await db
    .select({ filePath: products.filePath })
    .from(products)
    .where(and(eq(products.siteId, siteId), inCategory))
  const [own] = await db
    .select({ images: productCategories.images })
    .from(productCategories)
    .where(and(eq(productCategories.siteId, siteId), eq(productCategories.cateId, category)))
  const shown = [...(own?.images ?? []), ...listed.map(({ filePath }) => filePath)]
  const different = withoutRepeats(found, (row) => row.hImg, shown)
  const rows = (different.length < ENOUGH ? differentFirst(found, (row) => row.hImg, shown) : different).slice(0, size)
  const shapeOf = await pictureShapes(
    rows.map((row) => row.hImg),
    { db, siteId },
  )
  const items = rows.map((row) => ({
    SEQ: row.seq,
    TYPE: row.type,
    TITLE: row.title,
    SUMMARY: row.summary,
    H_IMG: row.hImg,
    H_IMG_ALT: row.hImgAlt,
    H_IMG_SHAPE: shapeOf(row.hImg),
    AREA: row.area,
    address: row.address,
    companyName: row.companyName,
    REG_DT: row.postedAt.toISOString(),
  }))
  return { items }
})
