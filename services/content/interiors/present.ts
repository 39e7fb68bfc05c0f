import { and, eq, inArray } from 'drizzle-orm'
import type { CaseHead } from '@/schemas/api/content/interiors'
import type { Shape } from '@/schemas/words/shape'
import type { Database } from '@/services/db/database'
import { products } from '@/services/db/tables/catalog'
import { interiorCases } from '@/services/db/tables/content'
import { pictureShapes } from '@/services/storage/picture-shapes'
import { batchRows } from '@/services/db/batch'
import { caseIndex, codesOf, type CaseIndex } from './case-index'
import { shownRows } from '@/services/db/shown-rows'

export type CaseRow = typeof interiorCases.$inferSelect
interface Where {
  db: Database
  siteId: string
}
interface Swatch {
  src: string
  alt: string
}

const MOST_SWATCHES = 3
const KINDS = { 'expert-style': '토탈 인테리어', myhome: '온라인 집들이', house: '부분 인테리어' }

const rowsBy = batchRows(
  (db, seqs: number[], siteId) =>
    db
      .select()
      .from(interiorCases)
      .where(and(shownRows.cases(siteId), inArray(interiorCases.seq, seqs))),
  (row) => row.seq,
)

/** The cases with these numbers, in this order, as every list shows them. */
export async function presentCases(seqs: readonly number[], where: Where): Promise<CaseHead[]> {
  if (seqs.length === 0) return []
  const { db, siteId } = where
  const bySeq = await rowsBy(db, seqs, siteId)
  const ordered = seqs.flatMap((seq) => bySeq.get(seq) ?? [])
  const [index, swatchOf, shapeOf] = await Promise.all([
    caseIndex(where),
    swatchesOf(ordered, where),
    pictureShapes(
      ordered.map(({ hImg }) => hImg),
      where,
    ),
  ])
  return ordered.map((row) => presentHead(row, index, swatchOf, shapeOf))
}

/** Swatches of the products in these cases, by product: their own colour, which comes first. */
export async function swatchesOf(rows: readonly CaseRow[], { db, siteId }: Where): Promise<(id: string) => Swatch | undefined> {
  const ids = [...new Set(rows.flatMap(({ productIds }) => productIds.slice(0, MOST_SWATCHES)))]
  if (ids.length === 0) return () => undefined
  const found = await db
    .select({ id: products.zinPrdId, filePath: products.filePath, colors: products.colors, alt: products.zinPrdName })
    .from(products)
    .where(and(eq(products.siteId, siteId), inArray(products.zinPrdId, ids)))
  const byId = new Map(found.map((product) => [product.id, { src: swatchOf(product), alt: product.alt }]))
  return (id) => byId.get(id)
}

/** A photograph of a room is no swatch: for such a product its first colour is used. */
export const swatchOf = ({ filePath, colors }: Pick<typeof products.$inferSelect, 'filePath' | 'colors'>): string =>
  colors[0]?.image ?? filePath

export function presentHead(
  row: CaseRow,
  { nameOf }: CaseIndex,
  swatchOf: (id: string) => Swatch | undefined,
  shapeOf: (path: string) => Shape,
): CaseHead {
  const filterList = Object.entries(codesOf(row)).flatMap(([group, codes]) =>
    codes.map((code) => ({ group, code, name: nameOf(group, code) })),
  )
  const words = [KINDS[row.type], nameOf('homeType', row.houseType), nameOf('homeSize', row.size), nameOf('style', row.style)]
  return {
    SEQ: row.seq,
    TYPE: row.type,
    TITLE: row.title,
    SUMMARY: row.summary,
    H_IMG: row.hImg,
    H_IMG_ALT: row.hImgAlt,
    H_IMG_SHAPE: shapeOf(row.hImg),
    gtmInteriorString: words.filter(Boolean).join('|'),
    FILTER_JSON_STR: JSON.stringify({ filterList }),
    houseType: row.houseType,
    space: row.spaces,
    SPACE_NAME: nameOf('space', row.spaces[0] ?? ''),
    size: row.size,
    AREA: row.area,
    familyType: row.familyType,
    budget: row.budget,
    style: row.style,
    color: row.colors,
    scope: row.scopes,
    constTime: row.constTime,
    companyName: row.companyName,
    address: row.address,
    AUTHOR_NAME: row.authorName,
    hashtags: row.hashtags,
    SWATCHES: row.productIds.slice(0, MOST_SWATCHES).flatMap((id) => swatchOf(id) ?? []),
    PRODUCT_CNT: row.productIds.length,
    scrapCnt: row.scrapCnt,
    viewCnt: row.viewCnt,
    REG_DT: row.postedAt.toISOString(),
  }
}
