// The category tree, cached in memory until it changes: every answer about categories is a walk in it.
import { asc, eq } from 'drizzle-orm'
import type { Category } from '@/schemas/api/catalog/categories'
import type { Database } from '@/services/db/database'
import { productCategories } from '@/services/db/tables/catalog'
import { pictureShapes } from '@/services/storage/picture-shapes'
import { memoizeByTags } from '@/services/db/memoize-by-tags'

interface Tree {
  /** Every category, deleted ones too. */
  byId: ReadonlyMap<string, Category>
  /** Direct children that are not deleted, by ORDER_NO; '' for the first level. */
  under: (cateId: string) => readonly Category[]
}

export const categoryTree = (where: { db: Database; siteId: string }): Promise<Tree> =>
  memoizeByTags(where.db, ['categories'], `category-tree ${where.siteId}`, () => grow(where))

async function grow({ db, siteId }: { db: Database; siteId: string }): Promise<Tree> {
  const rows = await db
    .select()
    .from(productCategories)
    .where(eq(productCategories.siteId, siteId))
    .orderBy(asc(productCategories.orderNo), asc(productCategories.cateId))
  const shapeOf = await pictureShapes(
    rows.flatMap(({ icn, cateMainImg }) => [icn, cateMainImg]),
    { db, siteId },
  )
  const byId = new Map<string, Category>()
  const under = new Map<string, Category[]>()
  for (const row of rows) {
    const category: Category = {
      CATE_ID: row.cateId,
      CATE_NAME: row.cateName,
      DEPTH: row.depth,
      SUPER_CATE_ID: row.superCateId ?? '',
      DEL_YN: row.delYn,
      ICN: row.icn,
      ICN_SHAPE: shapeOf(row.icn),
      CATE_MAIN_IMG: row.cateMainImg,
      CATE_MAIN_IMG_ALT: row.cateMainImgAlt,
      CATE_MAIN_IMG_SHAPE: shapeOf(row.cateMainImg),
      CATE_MAIN_TITLE: row.cateMainTitle,
      CATE_MAIN_INTRO_TEXT: row.cateMainIntroText,
      DEP3_DISP_YN: row.dep3DispYn,
      DEP3_TITLE_YN: row.dep3TitleYn,
      DEP3_TITLE: row.dep3Title,
      imageList: row.images.map((FILE_FULL_PATH) => ({ FILE_FULL_PATH })),
    }
    byId.set(category.CATE_ID, category)
    if (category.DEL_YN !== 'N') continue
    under.set(category.SUPER_CATE_ID, [...(under.get(category.SUPER_CATE_ID) ?? []), category])
  }
  return { byId, under: (cateId) => under.get(cateId) ?? [] }
}

/** The ancestors of a category, the nearest first; a cycle ends it. */
export function parentsOf({ byId }: Tree, category: Category): Category[] {
  const parents: Category[] = []
  let at = byId.get(category.SUPER_CATE_ID)
  while (at && !parents.includes(at) && at !== category) {
    parents.push(at)
    at = byId.get(at.SUPER_CATE_ID)
  }
  return parents
}
