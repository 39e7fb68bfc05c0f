// The fields of a product that every list shares.
import type { ProductHead } from '@/schemas/api/catalog/products'
import type { Database } from '@/services/db/database'
import { products } from '@/services/db/tables/catalog'
import { priceFrom } from '@/schemas/rules/catalog/price-from'
import { productOffers } from '@/services/parts/product-offers'
import { pictureShapes } from '@/services/storage/picture-shapes'
import { categoryNames } from './category-names'

interface Place {
  db: Database
  siteId: string
  now: Date
}

/** The columns of a head: without the text, which is long. */
export const HEAD = {
  zinPrdId: products.zinPrdId,
  zinPrdName: products.zinPrdName,
  zinPrdNo: products.zinPrdNo,
  cateId: products.cateId,
  cateId1: products.cateId1,
  cateId2: products.cateId2,
  filePath: products.filePath,
  fileAlt: products.fileAlt,
  summary: products.summary,
  specs: products.specs,
  colors: products.colors,
  badges: products.badges,
  priceUnit: products.priceUnit,
  viewCnt: products.viewCnt,
  scrapCnt: products.scrapCnt,
  releasedAt: products.releasedAt,
}
export type HeadRow = Pick<typeof products.$inferSelect, keyof typeof HEAD>

/** Heads in the order of the rows. The answer holds until a price changes. */
export async function headsOf(rows: readonly HeadRow[], { db, siteId, now }: Place): Promise<ProductHead[]> {
  const nameOf = await categoryNames({ db, siteId })
  const shapeOf = await pictureShapes(
    rows.map(({ filePath }) => filePath),
    { db, siteId },
  )
  const offers = await productOffers({ db, siteId, now })
  const priceOf = (row: HeadRow) => priceFrom(offers.of(row.zinPrdId), row.priceUnit)
  return rows.map((row) => ({
    ZIN_PRD_ID: row.zinPrdId,
    ZIN_PRD_NAME: row.zinPrdName,
    ZIN_PRD_NO: row.zinPrdNo,
    CATE_ID: row.cateId,
    CATE_NAME: nameOf.get(row.cateId) ?? '',
    CATE_ID_1: row.cateId1,
    DEPTH1_CATE_NAME: nameOf.get(row.cateId1) ?? '',
    CATE_ID_2: row.cateId2 ?? '',
    DEPTH2_CATE_NAME: (row.cateId2 && nameOf.get(row.cateId2)) ?? '',
    FILE_PATH: row.filePath,
    FILE_ALT: row.fileAlt,
    FILE_SHAPE: shapeOf(row.filePath),
    SUMMARY: row.summary,
    SPEC: specLine(row.specs),
    colors: row.colors,
    badges: row.badges,
    PRICE_FROM: priceOf(row)?.price ?? null,
    PRICE_UNIT: priceOf(row)?.unit ?? '',
    VIEW_CNT: row.viewCnt,
    SCRAP_CNT: row.scrapCnt,
    RELEASE_DT: row.releasedAt.toISOString(),
  }))
}

/** The size on a card: the first value, with its name when the number alone means little, and the thickness. */
export function specLine(specs: readonly { label: string; value: string }[]): string {
  const [first] = specs
  if (!first) return ''
  const size = first.label === '규격' ? first.value : `${first.label} ${first.value}`
  const thickness = specs.find(({ label }) => label === '두께')?.value
  return thickness && first.label === '규격' ? `${size}, ${thickness}` : size
}
