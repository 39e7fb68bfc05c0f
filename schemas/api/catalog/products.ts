import { Type, type Static } from 'typebox'
import { Facets, Filter } from '@/schemas/words/facets'
import { Page, sizeOf, YesNo } from '@/schemas/words/paging'
import { Shape } from '@/schemas/words/shape'
import { ChosenCateId } from './categories'
import { contract } from '@/schemas/api/base/contract'
import { nullable } from '@/schemas/api/base/fields'

/** The fields of a product in every list (content 3, Product). */
export const productHead = {
  ZIN_PRD_ID: Type.String(),
  ZIN_PRD_NAME: Type.String(),
  ZIN_PRD_NO: Type.String(),
  /** The deepest category of the product, and its name. */
  CATE_ID: Type.String(),
  CATE_NAME: Type.String(),
  /** The first-depth category. */
  CATE_ID_1: Type.String(),
  DEPTH1_CATE_NAME: Type.String(),
  /** Empty when it is directly in a first-level category. */
  CATE_ID_2: Type.String(),
  DEPTH2_CATE_NAME: Type.String(),
  FILE_PATH: Type.String(),
  FILE_ALT: Type.String(),
  FILE_SHAPE: Shape,
  SUMMARY: Type.String(),
  /** Size and thickness in one line: 165 × 1,200mm, 7.5mm. */
  SPEC: Type.String(),
  colors: Type.Array(Type.Object({ code: Type.String(), name: Type.String(), image: Type.String() })),
  /** BEST, NEW, PRESENT, TIMESALE, RECOMMEND; the first one is shown. */
  badges: Type.Array(Type.String()),
  /** What its material costs now in won, with VAT and without the work, made of the goods that sell it; null where nothing does. */
  PRICE_FROM: nullable(Type.Integer()),
  /** Of how much that is the price: 1㎡, 1세트; empty without one. */
  PRICE_UNIT: Type.String(),
  VIEW_CNT: Type.Integer(),
  SCRAP_CNT: Type.Integer(),
  RELEASE_DT: Type.String(),
}
const Head = Type.Object(productHead)
export type ProductHead = Static<typeof Head>

const LIST_TAGS = ['products', 'categories', 'prices']

/** latest 최신순, popular 인기순, cheap 낮은 가격순, dear 높은 가격순: what has no price stands last in either. */
const PRODUCT_SORTS = ['latest', 'popular', 'cheap', 'dear'] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]
const ProductSort = Type.Optional(
  Type.Unsafe<ProductSort>(Type.String({ title: '정렬', enum: [...PRODUCT_SORTS], default: 'latest', lenient: true })),
)

/** Products of a category of any depth, 24 a page (C-PAGE24). `item` has the attribute groups as conditions. */
export const searchProducts = contract({
  at: 'GET /svc/productSearchSvcApi/productSearchList',
  id: 'product.search',
  title: '제품 검색',
  access: 'visitor',
  input: Type.Object({
    category: ChosenCateId,
    /** Codes of attribute values: one of a group suffices, all groups must match. */
    attributes: Filter,
    sort: ProductSort,
    page: Page,
    size: sizeOf(24),
  }),
  item: Type.Object({ facets: Facets }),
  items: Head,
  tags: ({ sort }) => [...LIST_TAGS, ...(sort === 'popular' ? ['views:product'] : [])],
})

export const listNewProducts = contract({
  at: 'GET /svc/productHomeNewListSvcApi/newListInfo',
  id: 'product.newList',
  title: '새 제품 목록',
  access: 'visitor',
  input: Type.Object({ size: sizeOf(12, 48) }),
  items: Head,
  tags: () => LIST_TAGS,
})

export const recommendProducts = contract({
  at: 'GET /svc/productRecommend/rProductRecommend',
  id: 'misc.rProductRecommend',
  title: '추천 제품 목록',
  access: 'visitor',
  input: Type.Object({ size: sizeOf(12, 48) }),
  items: Head,
  tags: () => LIST_TAGS,
})

/** Products by their ids, in the order of the ids; unknown ones are left out. */
export const pickProducts = contract({
  at: 'GET /svc/productSearchSvcApi/pick',
  id: 'product.pick',
  title: '고른 제품 목록',
  access: 'visitor',
  input: Type.Object({
    /** Up to 48 ids, split by commas. */
    ids: Type.String({ title: '제품 번호들', maxLength: 4000 }),
  }),
  items: Head,
  tags: () => LIST_TAGS,
})

/** A picture or a YouTube video of a product (content 3, ImgVdo). */
const ImgVdo = Type.Object({
  /** 01 picture, 02 YouTube. */
  TP: Type.Unsafe<'01' | '02'>(Type.String({ enum: ['01', '02'] })),
  /** 01 stored file, 02 URL. */
  DATA_TP: Type.Unsafe<'01' | '02'>(Type.String({ enum: ['01', '02'] })),
  FILE_PATH: Type.String(),
  FILE_SHAPE: Shape,
  URL: Type.String(),
  ALT: Type.String(),
  DSC: Type.String(),
})

/** Goods of the store that sell the product, with the price of the cheapest variant that is it. */
const Offer = Type.Object({
  goodsId: Type.String(),
  name: Type.String(),
  image: Type.String(),
  imageAlt: Type.String(),
  /** The colour of the product that it is, by its code; empty for all. */
  colour: Type.String(),
  /** The options by which the goods are the product. */
  choices: Type.Array(Type.String()),
  /** Square metres that one piece covers; null where it is not measured by area, and so is its price of one. */
  covers: nullable(Type.Number()),
  perArea: nullable(Type.Integer()),
  /** The regular price, what everybody pays now, and what members pay. */
  listPrice: Type.Integer(),
  price: Type.Integer(),
  memberPrice: Type.Integer(),
  saleUntil: nullable(Type.String()),
  delivery: Type.Unsafe<'parcel' | 'freight' | 'install'>(Type.String({ enum: ['parcel', 'freight', 'install'] })),
  deliveryFee: Type.Integer(),
  freeFrom: nullable(Type.Integer()),
  leadDays: Type.Integer(),
  installFee: Type.Integer(),
  soldOutYn: YesNo,
  reviewCnt: Type.Integer(),
  score: Type.Number(),
})

/** Something built with the product: a case of a home, which has a page, or a construction example, which has none. */
const BuiltWith = Type.Object({
  /** Empty for a construction example. */
  link: Type.String(),
  TITLE: Type.String(),
  /** 시·도 and size of a case; the work done in an example. */
  facts: Type.Array(Type.String()),
  H_IMG: Type.String(),
  H_IMG_ALT: Type.String(),
  H_IMG_SHAPE: Shape,
})

export const readProduct = contract({
  at: 'GET /svc/prdBrandSvcApi/svcRead',
  id: 'product.read',
  title: '제품 조회',
  access: 'visitor',
  input: Type.Object({ prdId: Type.String({ title: '제품 번호', minLength: 1, maxLength: 100 }) }),
  item: Type.Object({
    ...productHead,
    /** Sanitised HTML. */
    CONTENTS: Type.String(),
    specs: Type.Array(Type.Object({ label: Type.String(), value: Type.String() })),
    imgVdoList: Type.Array(ImgVdo),
    /** PDFs to download, in the order of staff. */
    documents: Type.Array(Type.Object({ title: Type.String(), file: Type.String() })),
    /** Area covered by one pack, in square metres; null when not applicable. */
    PACK_AREA: Type.Union([Type.Number(), Type.Null()]),
    PACK_UNIT: Type.String(),
    /** The goods that sell it, in the order of staff; what is sold out stands last. */
    offerList: Type.Array(Offer),
    /** Showrooms of its category, in the order of staff. */
    showroomList: Type.Array(
      Type.Object({
        SHOP_ID: Type.String(),
        SHOP_NAME: Type.String(),
        ADDRESS: Type.String(),
        PHONE_NUMBER: Type.String(),
        /** When staff saw what the shop exhibits; null where nobody has said so. */
        CHECKED_DT: nullable(Type.String()),
      }),
    ),
    /** The products that its other colours are. */
    sisterList: Type.Array(Type.Object({ code: Type.String(), ZIN_PRD_ID: Type.String() })),
    /** Others of its category, the nearest first. */
    relatedList: Type.Array(Head),
    builtWithList: Type.Array(BuiltWith),
  }),
  errors: { missing: ['404', '제품을 찾을 수 없습니다.', 404] },
  tags: ({ prdId }) => [`product:${prdId}`, ...LIST_TAGS, 'goods', 'store-terms', 'interiors', 'const-exams', 'shops'],
})

/** Products with the area covered by one pack: the input of the calculator. */
export const listPacks = contract({
  at: 'GET /svc/prdBrandSvcApi/packList',
  id: 'product.packList',
  title: '제품 포장 단위 목록',
  access: 'visitor',
  input: Type.Object({}),
  items: Type.Object({
    ZIN_PRD_ID: Type.String(),
    ZIN_PRD_NAME: Type.String(),
    CATE_ID_1: Type.String(),
    DEPTH1_CATE_NAME: Type.String(),
    PACK_AREA: Type.Number(),
    PACK_UNIT: Type.String(),
    /** How it is laid, and what is cut off, in per cent: at least one. */
    PATTERNS: Type.Array(Type.Object({ name: Type.String(), loss: Type.Integer() })),
    /** Goods that sell it by area and are there: the option that costs least, and what one piece of it covers and costs everybody. */
    OFFERS: Type.Array(
      Type.Object({
        goodsId: Type.String(),
        optionId: Type.String(),
        option: Type.Array(Type.String()),
        covers: Type.Number(),
        price: Type.Integer(),
        memberPrice: Type.Integer(),
      }),
    ),
  }),
  tags: () => [...LIST_TAGS, 'goods'],
})
