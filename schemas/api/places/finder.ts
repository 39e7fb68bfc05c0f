// The store finder (SYS-29): the list with its conditions, one store, and what is shown beside it.
import { Type, type Static } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { CHANGING, CLICKING } from '@/schemas/api/base/rate-limit'
import { Page, sizeOf, YesNo } from '@/schemas/words/paging'
import { Shape } from '@/schemas/words/shape'
import { listNewProducts } from '@/schemas/api/catalog/products'

export const SHOP_TYPES = ['showroom', 'dealer', 'mart'] as const
export type ShopType = (typeof SHOP_TYPES)[number]

/** C-SHOPSIZE: the whole list at once, or a region's. */
const SHOP_SIZE = 2000
export const REGION_SIZE = 30

export const StoreId = Type.String({ title: '매장', minLength: 1, maxLength: 60, pattern: '\\S' })
const Region = Type.Optional(Type.String({ title: '시·도', maxLength: 20, default: '', lenient: true }))
const District = Type.Optional(Type.String({ title: '시·군·구', maxLength: 20, default: '', lenient: true }))
const Keyword = Type.Optional(Type.String({ title: '검색어', maxLength: 100, default: '', lenient: true }))
const Kind = Type.Optional(
  Type.Unsafe<ShopType | ''>(Type.String({ title: '종류', enum: [...SHOP_TYPES, ''], default: '', lenient: true })),
)

/** What a store has to meet to be found. */
export const Conditions = {
  region: Region,
  district: District,
  type: Kind,
  keyword: Keyword,
  /** Only those that are open now. */
  open: Type.Optional(Type.Unsafe<'Y' | ''>(Type.String({ title: '영업 중', enum: ['Y', ''], default: '', lenient: true }))),
}

/** Open or closed now, with the moment of the next change; `unknown` where its hours cannot be read. */
const OpeningNow = {
  OPEN_STATE: Type.Unsafe<'open' | 'closed' | 'unknown'>(Type.String({ enum: ['open', 'closed', 'unknown'] })),
  OPEN_UNTIL: Type.Union([Type.String(), Type.Null()]),
}

const head = {
  SHOP_ID: Type.String(),
  TYPE: Type.String(),
  TYPE_NAME: Type.String(),
  SHOP_NAME: Type.String(),
  ERP_AGENCY_NAME: Type.String(),
  AGENCY_MANAGER: Type.String(),
  REGION: Type.String(),
  DISTRICT: Type.String(),
  ADDRESS: Type.String(),
  LAT: Type.Number(),
  LNG: Type.Number(),
  /** With hyphens (V-PHONE-1 to V-PHONE-7). */
  PHONE_NUMBER: Type.String(),
  LOWS_STORE_LIST: Type.Array(Type.Object({ PHONE_NUMBER: Type.String(), SUB_TYPE_NAME: Type.String() })),
  IMG_BANNER_PC: Type.Object({ file_path: Type.String() }),
  IMG_BANNER_MO: Type.Object({ file_path: Type.String() }),
  IMG_BANNER_ALT: Type.String(),
  IMG_BANNER_SHAPE: Shape,
  REC_CNT: Type.Integer(),
  ...OpeningNow,
}
const Head = Type.Object(head)
export type ShopHead = Static<typeof Head>

const Place = Type.Object({ code: Type.String(), name: Type.String(), cnt: Type.Integer() })
export type ShopPlace = Static<typeof Place>

const tags = () => ['shops']

/** Stores in the order of staff. `item` has the choices of each condition, with the number of stores that choosing it would show. */
export const listShops = contract({
  at: 'GET /svc/shopSvcApi/shopList',
  id: 'shop.shopList',
  title: '매장 목록',
  access: 'visitor',
  input: Type.Object({ ...Conditions, page: Page, size: sizeOf(SHOP_SIZE, SHOP_SIZE) }),
  item: Type.Object({ regions: Type.Array(Place), districts: Type.Array(Place), types: Type.Array(Place) }),
  items: Head,
  tags,
})

export const listShopRegions = contract({
  at: 'GET /svc/shopSvcApi/shopRegionUppList',
  id: 'shop.shopRegionUppList',
  title: '매장이 있는 시·도',
  access: 'visitor',
  input: Type.Object({}),
  items: Place,
  tags,
})

const Pick = Type.Object({
  ZIN_PRD_ID: Type.String(),
  ZIN_PRD_NAME: Type.String(),
  FILE_PATH: Type.String(),
  FILE_ALT: Type.String(),
  FILE_SHAPE: Shape,
  COMMENT: Type.String(),
})

export const readShop = contract({
  at: 'GET /svc/shopSvcApi/shopBaseDetailInfo',
  id: 'shop.shopBaseDetailInfo',
  title: '매장 조회',
  access: 'visitor',
  input: Type.Object({ storeId: StoreId }),
  item: Type.Object({
    ...head,
    SUMMARY: Type.String(),
    IMAGES: Type.Array(Type.Object({ src: Type.String(), alt: Type.String(), shape: Shape })),
    /** Its hours as staff wrote them. */
    HOURS: Type.String(),
    CLOSED_DAYS: Type.String(),
    /** Seven days from today; empty where the words cannot be read. FROM and UNTIL are empty on a day without opening. */
    WEEK: Type.Array(Type.Object({ DAY: Type.String(), FROM: Type.String(), UNTIL: Type.String(), REASON: Type.String() })),
    PARKING: Type.String(),
    /** Y: a visit can be booked. */
    VISIT_YN: YesNo,
    CATEGORIES: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
    PICKS: Type.Array(Pick),
    /** Partners' benefits of today that this store gives. */
    BENEFITS: Type.Array(Type.Object({ ALLIANCE_SEQ: Type.Integer(), TITLE: Type.String(), PARTNER: Type.String(), UNTIL: Type.String() })),
  }),
  errors: {
    missing: ['404', '매장을 찾을 수 없습니다.', 404],
    closed: ['410', '문을 닫았거나 더는 안내하지 않는 매장입니다.', 410],
  },
  tags: ({ storeId }) => ['shops', `shop:${storeId}`, 'products', 'alliances', 'categories'],
})
export type ShopDetail = Static<typeof readShop.item & {}>

/** Products on show: of the categories of the store, the newest first. */
export const listShopProducts = contract({
  at: 'GET /svc/shopSvcApi/shopPrdList',
  id: 'shop.shopPrdList',
  title: '매장 전시 제품',
  access: 'visitor',
  input: Type.Object({ storeId: StoreId }),
  items: listNewProducts.items!,
  errors: { missing: ['404', '매장을 찾을 수 없습니다.', 404] },
  tags: ({ storeId }) => [`shop:${storeId}`, 'products', 'categories', 'prices'],
})

/** Stores that the brand's staff suggest. */
export const listExpertShops = contract({
  at: 'GET /svc/shopSvcApi/expertsSuggestionList',
  id: 'shop.expertsSuggestionList',
  title: '전문가 추천 매장',
  access: 'visitor',
  input: Type.Object({ region: Region }),
  items: Head,
  tags,
})

/** Stores that the most members recommend. */
export const listPickedShops = contract({
  at: 'GET /svc/shopSvcApi/recShopList',
  id: 'shop.recShopList',
  title: '회원 추천 매장',
  access: 'visitor',
  input: Type.Object({ region: Region }),
  items: Head,
  tags,
})

/** Recommends a store, once by each member. */
export const pickShop = contract({
  at: 'POST /svc/shopSvcApi/recShopReg',
  id: 'shop.recShopReg',
  title: '매장 추천',
  access: 'member',
  rateLimit: CHANGING,
  input: Type.Object({ shopId: StoreId }),
  item: Type.Object({ REC_CNT: Type.Integer() }),
  errors: {
    missing: ['404', '매장을 찾을 수 없습니다.', 404],
    again: ['409', '이미 추천하신 매장입니다.', 409],
  },
})

/** Whether the member has recommended it. */
export const readMyPick = contract({
  at: 'GET /svc/shopSvcApi/myRecShop',
  id: 'shop.myRecShop',
  title: '내가 추천한 매장인지',
  access: 'member',
  input: Type.Object({ storeId: StoreId }),
  item: Type.Object({ recYn: Type.Unsafe<'Y' | 'N'>(Type.String({ enum: ['Y', 'N'] })) }),
})

/** Counts what is searched for, by day and without the person (S-FINDER-1). A GET, as the specification has it. */
export const saveShopSearch = contract({
  at: 'GET /svc/shopSvcApi/saveShopSearchHistory',
  id: 'shop.saveShopSearchHistory',
  title: '매장 검색 기록',
  access: 'visitor',
  writes: true,
  rateLimit: CLICKING,
  input: Type.Object({ keyword: Keyword, region: Region }),
})
