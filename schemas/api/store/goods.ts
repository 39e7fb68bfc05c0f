// Goods of the store in lists and on their own page (SYS-39). Prices are won with VAT. Answers are the same for everybody, so that their pages
// are kept: what members pay is a field of its own, and a number of pieces is said only when few are left.
import { Type, type Static } from 'typebox'
import { FarFeesField } from './order-terms-fields'
import { contract } from '@/schemas/api/base/contract'
import { nullable } from '@/schemas/api/base/fields'
import { DELIVERS_TO, type DeliversTo } from '@/schemas/rules/store/delivers-to'
import { DELIVERIES, type DeliveryKind } from '@/schemas/rules/store/delivery-kinds'
import { Facets, Filter } from '@/schemas/words/facets'
import { Page, sizeOf, YesNo } from '@/schemas/words/paging'
import { Shape } from '@/schemas/words/shape'

export const GoodsId = Type.String({ title: '상품', minLength: 1, maxLength: 60 })
const CategoryId = Type.Optional(Type.String({ title: '카테고리', maxLength: 60, default: '', lenient: true }))

/** newest 최신순, popular 인기순, cheap 낮은 가격순, dear 높은 가격순, reviews 후기순. */
export const GOODS_SORTS = ['newest', 'popular', 'cheap', 'dear', 'reviews'] as const
export type GoodsSort = (typeof GOODS_SORTS)[number]
const Sort = Type.Optional(Type.Unsafe<GoodsSort>(Type.String({ title: '정렬', enum: [...GOODS_SORTS], default: 'newest', lenient: true })))

/** The fields of goods in every list (StoreProduct). */
export const goodsHead = {
  id: Type.String(),
  name: Type.String(),
  /** Remodelling is asked for in a consultation and has no cart. */
  kind: Type.Unsafe<'goods' | 'remodeling'>(Type.String({ enum: ['goods', 'remodeling'] })),
  /** Empty without a brand shop, as its name. */
  brandId: Type.String(),
  brand: Type.String(),
  categoryId: Type.String(),
  summary: Type.String(),
  image: Type.String(),
  imageAlt: Type.String(),
  imageShape: Shape,
  /** The regular price; what everybody pays now, a time sale included; what members pay now, null where it is the same. */
  price: Type.Integer(),
  salePrice: Type.Integer(),
  memberPrice: nullable(Type.Integer()),
  /** Until when the time sale holds, ISO; null without one. */
  saleUntil: nullable(Type.String()),
  /** BEST, NEW, PRESENT, TIMESALE, RECOMMEND (C-BADGE). */
  badges: Type.Array(Type.String()),
  delivery: Type.Unsafe<DeliveryKind>(Type.String({ enum: [...DELIVERIES] })),
  /** Won for the delivery of one piece, 0 where it is free; for its installation, 0 where there is none. */
  deliveryFee: Type.Integer(),
  installFee: Type.Integer(),
  soldOutYn: YesNo,
  reviewCnt: Type.Integer(),
  /** Mean of the reviews from 1 to 5 with one decimal; 0 without any. */
  score: Type.Number(),
}
export const GoodsHead = Type.Object(goodsHead)
export type GoodsHead = Static<typeof GoodsHead>

const LIST_TAGS = ['goods', 'store-categories', 'brand-shops']

/** Goods of a category of any level, with those of the levels below; `item` has the conditions. */
export const listStoreProducts = contract({
  at: 'GET /svc/storeProductSvcApi/productList',
  id: 'store.productList',
  title: '스토어 상품 목록',
  access: 'visitor',
  input: Type.Object({
    categoryId: CategoryId,
    brandId: Type.Optional(Type.String({ title: '브랜드', maxLength: 60, default: '', lenient: true })),
    keyword: Type.Optional(Type.String({ title: '검색어', maxLength: 100, default: '', lenient: true })),
    /** Codes of conditions: brand, price, delivery, benefit. One of a group suffices, all groups must match. */
    filter: Filter,
    sort: Sort,
    page: Page,
    size: sizeOf(24),
  }),
  item: Type.Object({ facets: Facets }),
  items: GoodsHead,
  tags: ({ sort }) => [...LIST_TAGS, ...(sort === 'popular' ? ['views:goods'] : [])],
})

/** What sells best, over all categories. */
export const listBestProducts = contract({
  at: 'GET /svc/storeProductSvcApi/bestProductList',
  id: 'store.bestProductList',
  title: '스토어 베스트 상품',
  access: 'visitor',
  input: Type.Object({
    /** Only of this category and those below it. */
    categoryId: CategoryId,
    size: sizeOf(24),
  }),
  items: GoodsHead,
  tags: () => LIST_TAGS,
})

/** As `store.productList`, by pages alone. */
export const listProductsByCategory = contract({
  at: 'GET /svc/productSvcApi/productList',
  id: 'product.list',
  title: '카테고리 상품 목록',
  access: 'visitor',
  input: Type.Object({ categoryId: CategoryId, page: Page, size: sizeOf(24) }),
  items: GoodsHead,
  tags: () => LIST_TAGS,
})

/** Remodelling of a category, or of all. */
export const listRemodeling = contract({
  at: 'GET /svc/displayCategorySvcApi/remodelingCategoryList',
  id: 'display.remodelingList',
  title: '리모델링 상품 목록',
  access: 'visitor',
  input: Type.Object({ categoryId: CategoryId, page: Page, size: sizeOf(12) }),
  items: GoodsHead,
  tags: () => LIST_TAGS,
})

/** Goods by their ids, in the order of the ids; unknown ones are left out. */
export const pickGoods = contract({
  at: 'GET /svc/storeProductSvcApi/pick',
  id: 'goods.pick',
  title: '고른 상품 목록',
  access: 'visitor',
  input: Type.Object({ ids: Type.String({ title: '상품 번호들', maxLength: 4000 }) }),
  items: GoodsHead,
  tags: () => LIST_TAGS,
})

/** One combination of the options. */
export const Variant = Type.Object({
  variantId: Type.String(),
  /** One value of each option, in their order. */
  choices: Type.Array(Type.String()),
  extraPrice: Type.Integer(),
  /** Pieces that can be bought: 0 sold out; null where more than enough. */
  left: nullable(Type.Integer()),
  /** Its own picture; empty without one. */
  image: Type.String(),
  imageAlt: Type.String(),
})
export type Variant = Static<typeof Variant>
/** Fewer pieces than this are said by number. */
export const FEW_LEFT = 10

/** The groups of the cart, and the fee of each, as the page of the goods says them. */
const Delivery = Type.Object({
  kind: Type.Unsafe<DeliveryKind>(Type.String({ enum: [...DELIVERIES] })),
  fee: Type.Integer(),
  /** Amount from which the fee is not asked; null where it always is. */
  freeFrom: nullable(Type.Integer()),
  installFee: Type.Integer(),
  installTerms: Type.String(),
  leadDays: Type.Integer(),
  /** How far across the sea. */
  deliversTo: Type.Unsafe<DeliversTo>(Type.String({ enum: [...DELIVERS_TO] })),
  /** What crossing the sea adds, what the way back after a change of mind costs, and the days for it. */
  far: FarFeesField,
  collecting: Type.Integer(),
  mindDays: Type.Integer(),
})

export const readGoods = contract({
  at: 'GET /svc/storeProductSvcApi/svcRead',
  id: 'goods.read',
  title: '스토어 상품 조회',
  access: 'visitor',
  input: Type.Object({ id: GoodsId }),
  item: Type.Object({
    ...goodsHead,
    /** From the first level to the goods' own. */
    categories: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), link: Type.String() })),
    images: Type.Array(Type.Object({ src: Type.String(), alt: Type.String(), shape: Shape })),
    /** Sanitised HTML. */
    contents: Type.String(),
    options: Type.Array(Type.Object({ name: Type.String(), values: Type.Array(Type.String()) })),
    variants: Type.Array(Variant),
    /** Pieces of all variants; 0 sold out, null where more than enough. */
    stock: nullable(Type.Integer()),
    deliveryTerms: Delivery,
    /** Made to order: not to be returned for a change of mind. */
    customYn: YesNo,
    /** 상품정보제공고시. */
    notice: Type.Array(Type.Object({ label: Type.String(), value: Type.String() })),
    /** Promotions that run now and have it. */
    exhibits: Type.Array(Type.Object({ id: Type.Integer(), title: Type.String(), link: Type.String() })),
    /** Products of the catalogue that it sells. */
    productIds: Type.Array(Type.String()),
    /** Others of its category, the nearest first. */
    relatedList: Type.Array(GoodsHead),
  }),
  errors: { missing: ['404', '상품을 찾을 수 없습니다.', 404] },
  tags: ({ id }) => [`goods:${id}`, ...LIST_TAGS, 'exhibits', 'store-terms', 'products'],
})

/** The brand shops in the order of staff, with the number of their goods. */
export const listBrandShops = contract({
  at: 'GET /svc/storeCommonSvcApi/brandShopList',
  id: 'store.brandShopList',
  title: '브랜드샵 목록',
  access: 'visitor',
  input: Type.Object({}),
  items: Type.Object({
    id: Type.String(),
    name: Type.String(),
    summary: Type.String(),
    image: Type.String(),
    imageAlt: Type.String(),
    imageShape: Shape,
    link: Type.String(),
    goodsCnt: Type.Integer(),
  }),
  tags: () => LIST_TAGS,
})
