// The tree of the store in memory until it changes (C-TREE): every answer about its categories is a walk in it.
import { and, asc, eq } from 'drizzle-orm'
import { STORE_DEPTH, TOP_CATEGORY, type StoreBanner, type StoreCategory } from '@/schemas/api/store/categories'
import type { Database } from '@/services/db/database'
import { storeCategories } from '@/services/db/tables/store'
import { memoizeByTags } from '@/services/db/memoize-by-tags'
import { pictureShapes } from '@/services/storage/picture-shapes'

export interface Where {
  db: Database
  siteId: string
}
interface StoreTree {
  byId: ReadonlyMap<string, StoreCategory>
  /** Directly below a category by ORDER_NO; without an id, those of the first level. */
  under: (id?: string) => readonly StoreCategory[]
  /** A category and those above it, the first level first; nothing of one that visitors do not see. */
  lineOf: (id: string) => readonly StoreCategory[]
  /** Its own banners. */
  bannersOf: (id: string) => readonly StoreBanner[]
}

export const storeTree = (where: Where): Promise<StoreTree> =>
  memoizeByTags(where.db, ['store-categories'], `store-tree ${where.siteId}`, () => grow(where))

async function grow({ db, siteId }: Where): Promise<StoreTree> {
  const rows = await db
    .select()
    .from(storeCategories)
    .where(and(eq(storeCategories.siteId, siteId), eq(storeCategories.publishedYn, 'Y')))
    .orderBy(asc(storeCategories.orderNo), asc(storeCategories.categoryId))
  const shapeOf = await pictureShapes(
    rows.flatMap(({ image, banners }) => [image, ...banners.map(({ src }) => src)]),
    { db, siteId },
  )
  const rowsUnder = Map.groupBy(rows, ({ superiorId }) => superiorId ?? '')
  const byId = new Map<string, StoreCategory>()
  const under = new Map<string, StoreCategory[]>()
  const lines = new Map<string, readonly StoreCategory[]>()
  const banners = new Map<string, StoreBanner[]>()

  // From the top, so that nothing below a category that visitors do not see is found, nor a circle.
  function add(above: string, line: readonly StoreCategory[]): void {
    for (const row of rowsUnder.get(above) ?? []) {
      const category = presentCategory(row, shapeOf(row.image))
      byId.set(row.categoryId, category)
      under.set(above, [...(under.get(above) ?? []), category])
      lines.set(row.categoryId, [...line, category])
      banners.set(
        row.categoryId,
        row.banners.map(({ src, alt, title, link }) => ({
          CATEGORY_ID: row.categoryId,
          TITLE: title,
          LINK: link,
          FILE_PATH: src,
          FILE_ALT: alt,
          FILE_SHAPE: shapeOf(src),
        })),
      )
      if (line.length + 1 < STORE_DEPTH) add(row.categoryId, [...line, category])
    }
  }
  add('', [])
  return {
    byId,
    under: (id = '') => under.get(id) ?? [],
    lineOf: (id) => lines.get(id) ?? [],
    bannersOf: (id) => banners.get(id) ?? [],
  }
}

const presentCategory = (row: typeof storeCategories.$inferSelect, shape: StoreCategory['IMAGE_SHAPE']): StoreCategory => ({
  CATEGORY_ID: row.categoryId,
  CATEGORY: row.category,
  SUPERIOR_CATEGORY: row.superiorId ?? TOP_CATEGORY,
  ORDER_NO: row.orderNo,
  BUYING_PRD_DISP_TYPE: row.dispType,
  SUMMARY: row.summary,
  IMAGE: row.image,
  IMAGE_ALT: row.imageAlt,
  IMAGE_SHAPE: shape,
  id: row.categoryId,
  name: row.category,
  link:
    row.dispType === 'remodeling'
      ? `/store/remodeling?categoryId=${encodeURIComponent(row.categoryId)}`
      : `/store/category/${encodeURIComponent(row.categoryId)}`,
})

/** Banners of a category, or of the nearest one above it that has any. */
export function nearestBanners({ lineOf, bannersOf }: StoreTree, id: string): readonly StoreBanner[] {
  const own = lineOf(id).findLast((category) => bannersOf(category.id).length > 0)
  return own ? bannersOf(own.id) : []
}
