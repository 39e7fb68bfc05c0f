import { doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { counter, createdAt, line, moment, published, texts } from './columns'
import { members } from './members'

/** Showrooms, dealers, marts: the base data of 64. */
export const shops = pgTable(
  'shop',
  {
    shopId: text('shop_id').primaryKey(),
    siteId: text('site_id').notNull(),
    type: text('type', { enum: ['showroom', 'dealer', 'mart'] }).notNull(),
    typeName: text('type_name').notNull(),
    shopName: text('shop_name').notNull(),
    erpAgencyName: line('erp_agency_name'),
    agencyManager: line('agency_manager'),
    region: text('region').notNull(),
    district: line('district'),
    address: text('address').notNull(),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    phoneNumber: text('phone_number').notNull(),
    hours: line('hours'),
    closedDays: line('closed_days'),
    /** Single days without opening, besides its regular ones. */
    closedDates: jsonb('closed_dates').$type<{ date: string; reason: string }[]>().notNull().default([]),
    parking: line('parking'),
    summary: line('summary'),
    images: jsonb('images').$type<{ src: string; alt: string }[]>().notNull().default([]),
    lowsStores: jsonb('lows_stores').$type<{ PHONE_NUMBER: string; SUB_TYPE_NAME: string }[]>().notNull().default([]),
    /** First-level categories shown there. */
    categories: texts('categories'),
    /** When staff saw last what is exhibited there; nothing is known of its stock. */
    exhibitsCheckedAt: moment('exhibits_checked_at'),
    /** Products that its staff recommend, with their words. */
    picks: jsonb('picks').$type<{ productId: string; comment: string }[]>().notNull().default([]),
    /** Staff of the brand suggest it (`expertsSuggestionList`). */
    expertYn: text('expert_yn', { enum: ['Y', 'N'] })
      .notNull()
      .default('N'),
    /** Members who recommend it. */
    recCnt: counter('rec_cnt'),
    orderNo: integer('order_no').notNull(),
    /** Recommendations of members name a shop, so that a withdrawn one stays. */
    publishedYn: published(),
  },
  (t) => [index('shop_region').on(t.siteId, t.region, t.orderNo)],
)

/** A shop that a member recommends outside events (recShopReg). */
export const shopPicks = pgTable(
  'shop_pick',
  {
    siteId: text('site_id').notNull(),
    shopId: text('shop_id')
      .notNull()
      .references(() => shops.shopId, { onDelete: 'cascade' }),
    memberNo: text('member_no')
      .notNull()
      .references(() => members.memberNo, { onDelete: 'cascade' }),
    createdAt,
  },
  (t) => [primaryKey({ columns: [t.siteId, t.shopId, t.memberNo] }), index('shop_pick_member').on(t.memberNo)],
)

/** A model house of a housing complex, where products can be seen between two moments. */
export const modelHouses = pgTable(
  'model_house',
  {
    seq: integer('seq').primaryKey(),
    siteId: text('site_id').notNull(),
    complexName: text('complex_name').notNull(),
    summary: line('summary'),
    region: text('region').notNull(),
    address: text('address').notNull(),
    hours: line('hours'),
    phoneNumber: line('phone_number'),
    image: line('image'),
    imageAlt: line('image_alt'),
    /** Page of the complex; empty where it has none. */
    link: line('link'),
    openFrom: moment('open_from').notNull(),
    openUntil: moment('open_until').notNull(),
  },
  (t) => [index('model_house_open').on(t.siteId, t.openUntil)],
)
