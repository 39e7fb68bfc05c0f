// Product categories (SYS-25).
import { Type, type Static } from 'typebox'
import { Shape } from '@/schemas/words/shape'
import { sizeOf, YesNo } from '@/schemas/words/paging'
import { contract } from '@/schemas/api/base/contract'
import type { CaseType } from '@/schemas/api/content/interiors'

/** Id of a product category; an invalid one finds nothing. */
export const CateId = Type.String({ title: '카테고리', maxLength: 100 })
/** The category of a filtered list; an impossible id is ignored. */
export const ChosenCateId = Type.Optional(Type.String({ title: '카테고리', maxLength: 100, lenient: true }))

/** The fields of a category in every answer (content 3, ProductCategory). Missing texts are empty. */
const category = {
  CATE_ID: Type.String(),
  CATE_NAME: Type.String(),
  DEPTH: Type.Integer(),
  /** Empty for the first depth. */
  SUPER_CATE_ID: Type.String(),
  /** Anything but N is deleted. */
  DEL_YN: YesNo,
  ICN: Type.String(),
  ICN_SHAPE: Shape,
  CATE_MAIN_IMG: Type.String(),
  CATE_MAIN_IMG_ALT: Type.String(),
  CATE_MAIN_IMG_SHAPE: Shape,
  CATE_MAIN_TITLE: Type.String(),
  CATE_MAIN_INTRO_TEXT: Type.String(),
  /** Whether its depth-3 tabs are shown, and their title. */
  DEP3_DISP_YN: YesNo,
  DEP3_TITLE_YN: YesNo,
  DEP3_TITLE: Type.String(),
  imageList: Type.Array(Type.Object({ FILE_FULL_PATH: Type.String() })),
}
const Category = Type.Object(category)
export type Category = Static<typeof Category>

const CATEGORY_TAGS = ['categories']

/** Also returns deleted ones, with their parents, so that the page can redirect (S-CATE-1). */
export const readCategory = contract({
  at: 'GET /svc/productCategorySvcApi/readCategory',
  id: 'category.read',
  title: '제품 카테고리 조회',
  access: 'visitor',
  input: Type.Object({ category: CateId }),
  /** PARENTS from the nearest to the first depth. */
  item: Type.Object({
    ...category,
    PARENTS: Type.Array(Type.Object({ CATE_ID: Type.String(), CATE_NAME: Type.String(), DEPTH: Type.Integer(), DEL_YN: YesNo })),
  }),
  errors: { missing: ['404', '카테고리를 찾을 수 없습니다.', 404] },
  tags: () => CATEGORY_TAGS,
})

/** The other categories under the same parent. */
export const relatedCategories = contract({
  at: 'GET /svc/productCategorySvcApi/relatedCategory',
  id: 'category.related',
  title: '관련 카테고리 목록',
  access: 'visitor',
  input: Type.Object({ category: CateId }),
  items: Category,
  tags: () => CATEGORY_TAGS,
})

/** Cases built with products of a category, the newest first, with the fields of a card (content 3, InteriorCase). */
export const relatedContents = contract({
  at: 'GET /svc/productCategorySvcApi/relatedContentsList',
  id: 'category.relatedContents',
  title: '카테고리 관련 시공사례 목록',
  access: 'visitor',
  input: Type.Object({ category: CateId, size: sizeOf(6, 24) }),
  items: Type.Object({
    SEQ: Type.Integer(),
    TYPE: Type.Unsafe<CaseType>(Type.String()),
    TITLE: Type.String(),
    SUMMARY: Type.String(),
    H_IMG: Type.String(),
    H_IMG_ALT: Type.String(),
    H_IMG_SHAPE: Shape,
    /** Exclusive area in square metres. */
    AREA: Type.Union([Type.Integer(), Type.Null()]),
    address: Type.String(),
    companyName: Type.String(),
    REG_DT: Type.String(),
  }),
  tags: () => ['products', 'interiors'],
})

/** Direct children of a category; without one, the first level. */
export const listCategories = contract({
  at: 'GET /svc/productCategorySvcApi/listCategory',
  id: 'category.list',
  title: '하위 카테고리 목록',
  access: 'visitor',
  input: Type.Object({ category: ChosenCateId }),
  items: Category,
  tags: () => CATEGORY_TAGS,
})

/** The whole tree, parents before children, in the order of ORDER_NO (C-TREE). */
export const listAllCategories = contract({
  at: 'GET /svc/productCategorySvcAllApi/listCategoryAll',
  id: 'category.listAll',
  title: '전체 카테고리 목록',
  access: 'visitor',
  input: Type.Object({
    listType: Type.Optional(Type.String({ title: '목록 종류', enum: ['all'], default: 'all', lenient: true })),
  }),
  items: Category,
  tags: () => CATEGORY_TAGS,
})

/** Attribute groups of a category's first-level ancestor. */
export const listCategoryAttributes = contract({
  at: 'GET /svc/productCategoryAtrbtSvcApi/categoryAtrbtMng',
  id: 'category.attributes',
  title: '카테고리 속성 목록',
  access: 'visitor',
  input: Type.Object({ category: CateId }),
  items: Type.Object({
    code: Type.String(),
    label: Type.String(),
    values: Type.Array(Type.Object({ code: Type.String(), label: Type.String() })),
  }),
  tags: () => CATEGORY_TAGS,
})
