import { doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { line, published, texts } from './columns'

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
    parking: line('parking'),
    summary: line('summary'),
    images: jsonb('images').$type<{ src: string; alt: string }[]>().notNull().default([]),
    lowsStores: jsonb('lows_stores').$type<{ PHONE_NUMBER: string; SUB_TYPE_NAME: string }[]>().notNull().default([]),
    /** First-level categories shown there. */
    categories: texts('categories'),
    orderNo: integer('order_no').notNull(),
    /** Recommendations of members name a shop, so that a withdrawn one stays. */
    publishedYn: published(),
  },
  (t) => [index('shop_region').on(t.siteId, t.region, t.orderNo)],
)
