// What the store sells (SYS-39). A piece of goods is bought as one of its variants; the row of the variant keeps its stock, so that no two
// buyers can have the same piece, however many pay at once.
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { DELIVERS_TO } from '@/schemas/rules/store/delivers-to'
import { FIRST_FAR_CODES } from '@/schemas/rules/store/first-far-codes'
import { staff } from './auth'
import { counter, line, moment, published, texts } from './columns'

/** The tree of the store, up to four levels (C-TREE). */
export const storeCategories = pgTable(
  'store_category',
  {
    categoryId: text('category_id').primaryKey(),
    siteId: text('site_id').notNull(),
    category: text('category').notNull(),
    /** Null at the top. */
    superiorId: text('superior_id').references((): AnyPgColumn => storeCategories.categoryId),
    depth: integer('depth').notNull(),
    orderNo: integer('order_no').notNull(),
    /** BUYING_PRD_DISP_TYPE: what its pages show, goods to buy or remodelling to ask for. */
    dispType: text('disp_type', { enum: ['goods', 'remodeling'] })
      .notNull()
      .default('goods'),
    summary: line('summary'),
    image: line('image'),
    imageAlt: line('image_alt'),
    banners: jsonb('banners').$type<{ src: string; alt: string; title: string; link: string }[]>().notNull().default([]),
    publishedYn: published(),
  },
  (t) => [index('store_category_superior').on(t.siteId, t.superiorId, t.orderNo)],
)

export const brandShops = pgTable(
  'brand_shop',
  {
    brandId: text('brand_id').primaryKey(),
    siteId: text('site_id').notNull(),
    name: text('name').notNull(),
    summary: line('summary'),
    image: text('image').notNull(),
    imageAlt: line('image_alt'),
    orderNo: integer('order_no').notNull(),
    publishedYn: published(),
  },
  (t) => [index('brand_shop_order').on(t.siteId, t.orderNo)],
)

/** One thing that the buyer chooses, in the order of choosing: later ones offer what the earlier ones leave. */
export interface GoodsOption {
  name: string
  values: string[]
}

export const goods = pgTable(
  'goods',
  {
    goodsId: text('goods_id').primaryKey(),
    siteId: text('site_id').notNull(),
    /** Remodelling is asked for in a consultation and has no cart. */
    kind: text('kind', { enum: ['goods', 'remodeling'] }).notNull(),
    name: text('name').notNull(),
    brandId: text('brand_id').references(() => brandShops.brandId),
    /** The deepest category. */
    categoryId: text('category_id')
      .notNull()
      .references(() => storeCategories.categoryId),
    summary: line('summary'),
    image: text('image').notNull(),
    imageAlt: line('image_alt'),
    images: jsonb('images').$type<{ src: string; alt: string }[]>().notNull().default([]),
    /** Sanitised HTML, sanitised again when shown. */
    contents: line('contents'),
    /** Won with VAT, as all prices: the regular one, what everybody pays, and what members pay; null where they pay the same. */
    price: integer('price').notNull(),
    salePrice: integer('sale_price').notNull(),
    memberPrice: integer('member_price'),
    /** A time sale, for everybody: all three or none. */
    timeSalePrice: integer('time_sale_price'),
    timeSaleFrom: moment('time_sale_from'),
    timeSaleUntil: moment('time_sale_until'),
    /** BEST, NEW, PRESENT, RECOMMEND (C-BADGE); TIMESALE follows from the time sale. */
    badges: texts('badges'),
    /** What is delivered together: parcels, freight, or what our own people bring and install. */
    delivery: text('delivery', { enum: ['parcel', 'freight', 'install'] }).notNull(),
    /** For all goods of a cart that are delivered in this way: the highest one counts once. Null where the usual one of the shop is asked. */
    deliveryFee: integer('delivery_fee'),
    /** The fee is not asked from this amount on; null where it always is. */
    freeFrom: integer('free_from'),
    /** For each piece. */
    installFee: counter('install_fee'),
    installTerms: line('install_terms'),
    /** Working days until it is sent. */
    leadDays: integer('lead_days').notNull().default(2),
    /** How far across the sea it is delivered. */
    deliversTo: text('delivers_to', { enum: DELIVERS_TO }).notNull().default('all'),
    /** Made to order: it cannot be returned for a change of mind, and the buyer agrees to that in writing. */
    customYn: text('custom_yn', { enum: ['Y', 'N'] })
      .notNull()
      .default('N'),
    options: jsonb('options').$type<GoodsOption[]>().notNull().default([]),
    /** 상품정보제공고시. */
    notice: jsonb('notice').$type<{ label: string; value: string }[]>().notNull().default([]),
    releasedAt: moment('released_at').notNull(),
    viewCnt: counter('view_cnt'),
    reviewCnt: counter('review_cnt'),
    scoreSum: counter('score_sum'),
    publishedYn: published(),
  },
  (t) => [
    index('goods_category').on(t.siteId, t.categoryId, t.releasedAt),
    index('goods_brand').on(t.siteId, t.brandId),
    check('goods_prices', sql`${t.price} >= ${t.salePrice} and ${t.salePrice} > 0`),
    check('goods_member_price', sql`${t.memberPrice} is null or ${t.memberPrice} between 1 and ${t.salePrice}`),
    check(
      'goods_time_sale',
      sql`num_nonnulls(${t.timeSalePrice}, ${t.timeSaleFrom}, ${t.timeSaleUntil}) in (0, 3) and (${t.timeSalePrice} is null or ${t.timeSalePrice} between 1 and ${t.salePrice})`,
    ),
  ],
)

/** What can be bought of a piece of goods: one row for each combination of its options, one without choices where it has none. */
export const goodsVariants = pgTable(
  'goods_variant',
  {
    variantId: text('variant_id').primaryKey(),
    siteId: text('site_id').notNull(),
    goodsId: text('goods_id')
      .notNull()
      .references(() => goods.goodsId, { onDelete: 'cascade' }),
    /** One value of each option, in their order. */
    choices: texts('choices'),
    /** Won over the price of the goods. */
    extraPrice: counter('extra_price'),
    /** Pieces: the sum of all stock entries, those that are held for a payment, and those that were paid for. */
    given: counter('given'),
    reserved: counter('reserved'),
    sold: counter('sold'),
    orderNo: integer('order_no').notNull(),
    /** By which staff and their sheets name it; empty without one. */
    code: line('code'),
    /** Shown instead of the goods' own picture while it is chosen; empty without one. */
    image: line('image'),
    imageAlt: line('image_alt'),
    /** So few pieces are low; null for the usual number of the site. */
    lowAt: integer('low_at'),
    publishedYn: published(),
  },
  (t) => [
    index('goods_variant_code').on(t.siteId, t.code),
    uniqueIndex('goods_variant_choices').on(t.goodsId, t.choices),
    check('goods_variant_stock', sql`${t.reserved} >= 0 and ${t.sold} >= 0 and ${t.reserved} + ${t.sold} <= ${t.given}`),
    check('goods_variant_extra', sql`${t.extraPrice} >= 0`),
    check('goods_variant_low', sql`${t.lowAt} between 0 and 100000`),
  ],
)

/** Every change of what was given to a variant; nothing here is changed or deleted. */
export const stockEntries = pgTable(
  'stock_entry',
  {
    entrySeq: integer('entry_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    siteId: text('site_id').notNull(),
    variantId: text('variant_id')
      .notNull()
      .references(() => goodsVariants.variantId, { onDelete: 'cascade' }),
    /** Pieces that came, or went otherwise than by a sale. */
    pieces: integer('pieces').notNull(),
    reason: text('reason').notNull(),
    staffId: text('staff_id').references(() => staff.id, { onDelete: 'set null' }),
    at: moment('at').notNull(),
  },
  (t) => [index('stock_entry_variant').on(t.variantId, t.at)],
)

/** A promotion with a page of its own; relays follow one another by date. */
export const exhibits = pgTable(
  'exhibit',
  {
    exhibitSeq: integer('exhibit_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    siteId: text('site_id').notNull(),
    kind: text('kind', { enum: ['promotion', 'relay'] }).notNull(),
    title: text('title').notNull(),
    summary: line('summary'),
    image: text('image').notNull(),
    imageAlt: line('image_alt'),
    /** Sanitised HTML, sanitised again when shown. */
    contents: line('contents'),
    opensAt: moment('opens_at').notNull(),
    closesAt: moment('closes_at').notNull(),
    publishedYn: published(),
  },
  (t) => [index('exhibit_period').on(t.siteId, t.kind, t.opensAt)],
)

export const exhibitGoods = pgTable(
  'exhibit_goods',
  {
    siteId: text('site_id').notNull(),
    exhibitSeq: integer('exhibit_seq')
      .notNull()
      .references(() => exhibits.exhibitSeq, { onDelete: 'cascade' }),
    goodsId: text('goods_id')
      .notNull()
      .references(() => goods.goodsId, { onDelete: 'cascade' }),
    orderNo: integer('order_no').notNull(),
  },
  (t) => [primaryKey({ columns: [t.exhibitSeq, t.goodsId] }), index('exhibit_goods_goods').on(t.goodsId)],
)

/** What the shop asks and promises, one row a site, as staff publish it (schemas/rules/store/store-terms.ts). Amounts are won. */
export const storeTerms = pgTable('store_terms', {
  siteId: text('site_id').primaryKey(),
  title: text('title').notNull(),
  parcelFee: integer('parcel_fee').notNull(),
  parcelFreeFrom: integer('parcel_free_from'),
  freightFee: integer('freight_fee').notNull(),
  freightFreeFrom: integer('freight_free_from'),
  installFee: integer('install_fee').notNull(),
  installFreeFrom: integer('install_free_from'),
  parcelJeju: integer('parcel_jeju').notNull(),
  parcelIsland: integer('parcel_island').notNull(),
  freightJeju: integer('freight_jeju').notNull(),
  freightIsland: integer('freight_island').notNull(),
  installJeju: integer('install_jeju').notNull(),
  installIsland: integer('install_island').notNull(),
  /** Postal codes of each, `63000~63644 …`. */
  jejuCodes: text('jeju_codes').notNull().default(FIRST_FAR_CODES.jeju),
  islandCodes: text('island_codes').notNull().default(FIRST_FAR_CODES.island),
  /** What is paid until this hour of a working day counts for it. */
  cutOffHour: integer('cut_off_hour').notNull().default(14),
  /** Working days on the way, at least and at most, and how many more across the sea. */
  parcelLeast: integer('parcel_least').notNull().default(1),
  parcelMost: integer('parcel_most').notNull().default(2),
  freightLeast: integer('freight_least').notNull().default(2),
  freightMost: integer('freight_most').notNull().default(4),
  installLeast: integer('install_least').notNull().default(2),
  installMost: integer('install_most').notNull().default(4),
  jejuLeast: integer('jeju_least').notNull().default(1),
  jejuMost: integer('jeju_most').notNull().default(2),
  islandLeast: integer('island_least').notNull().default(2),
  islandMost: integer('island_most').notNull().default(3),
  parcelCollecting: integer('parcel_collecting').notNull(),
  freightCollecting: integer('freight_collecting').notNull(),
  installCollecting: integer('install_collecting').notNull(),
  mindDays: integer('mind_days').notNull(),
  depositHours: integer('deposit_hours').notNull(),
  memberOrders: integer('member_orders').notNull(),
  memberMinutes: integer('member_minutes').notNull(),
  memberShare: integer('member_share').notNull(),
  guestOrders: integer('guest_orders').notNull(),
  guestMinutes: integer('guest_minutes').notNull(),
  guestShare: integer('guest_share').notNull(),
})
