// Categories of the store and their banners (SYS-39).
import { Type, type Static, type TSchema } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { Shape } from '@/schemas/words/shape'

/** SUPERIOR_CATEGORY of the first level. */
export const TOP_CATEGORY = 'PARENT_CATEGORY'
/** A tree of four levels (C-TREE). */
export const STORE_DEPTH = 4

const CategoryId = Type.Optional(Type.String({ title: '카테고리', maxLength: 60, default: '', lenient: true }))
const TAGS = ['store-categories']

/** The fields of content 3. `id`, `name` and `link` say the same in the words of the tree. */
const category = {
  CATEGORY_ID: Type.String(),
  CATEGORY: Type.String(),
  SUPERIOR_CATEGORY: Type.String(),
  ORDER_NO: Type.Integer(),
  BUYING_PRD_DISP_TYPE: Type.Unsafe<'goods' | 'remodeling'>(Type.String({ enum: ['goods', 'remodeling'] })),
  SUMMARY: Type.String(),
  IMAGE: Type.String(),
  IMAGE_ALT: Type.String(),
  IMAGE_SHAPE: Shape,
  id: Type.String(),
  name: Type.String(),
  link: Type.String(),
}
export type StoreCategory = Static<ReturnType<typeof Type.Object<typeof category>>>
export interface StoreCategoryNode extends StoreCategory {
  subItems: StoreCategoryNode[]
}
/** A node of the tree with those below it; the last level has none. */
const nodeOf = (below: number): TSchema =>
  Type.Object({ ...category, subItems: below > 0 ? Type.Array(nodeOf(below - 1)) : Type.Array(Type.Never()) })

/** The tree by ORDER_NO; what is withdrawn is left out with all below it. */
export const listStoreCategories = contract({
  at: 'GET /svc/storeCommonSvcApi/categoryList',
  id: 'store.categoryList',
  title: '스토어 카테고리 목록',
  access: 'visitor',
  input: Type.Object({}),
  items: Type.Unsafe<StoreCategoryNode>(nodeOf(STORE_DEPTH - 1)),
  tags: () => TAGS,
})

/** The categories directly below one; those of the first level without one. */
export const listDisplayCategories = contract({
  at: 'GET /svc/displayCategorySvcApi/displayCategoryList',
  id: 'display.categoryList',
  title: '하위 스토어 카테고리 목록',
  access: 'visitor',
  input: Type.Object({ categoryId: CategoryId }),
  items: Type.Object(category),
  tags: () => TAGS,
})

export const StoreBanner = Type.Object({
  CATEGORY_ID: Type.String(),
  TITLE: Type.String(),
  LINK: Type.String(),
  FILE_PATH: Type.String(),
  FILE_ALT: Type.String(),
  FILE_SHAPE: Shape,
})
export type StoreBanner = Static<typeof StoreBanner>

/** Of one category; of its nearest ancestor where it has none. */
export const listCategoryBanners = contract({
  at: 'GET /svc/displayCategorySvcApi/displayCategoryBannerList',
  id: 'display.categoryBannerList',
  title: '스토어 카테고리 배너',
  access: 'visitor',
  input: Type.Object({ categoryId: CategoryId }),
  items: StoreBanner,
  tags: () => TAGS,
})

/** Of all categories of the first level that sell goods. */
export const listRootBanners = contract({
  at: 'GET /svc/displayCategorySvcApi/displayCategoryRootBannerList',
  id: 'display.categoryRootBannerList',
  title: '스토어 대표 배너',
  access: 'visitor',
  input: Type.Object({}),
  items: StoreBanner,
  tags: () => TAGS,
})

/** Of one category of remodelling; of all of them without one. */
export const listRemodelingBanners = contract({
  at: 'GET /svc/displayCategorySvcApi/remodelingCategoryBannerList',
  id: 'display.remodelingBannerList',
  title: '리모델링 배너',
  access: 'visitor',
  input: Type.Object({ categoryId: CategoryId }),
  items: StoreBanner,
  tags: () => TAGS,
})
