// Samples of products that are sent by post. Who receives one is erased some time after it has ended; what was sent stays.
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { DeliveryAddress } from '@/schemas/rules/store/delivery-address'
import { SAMPLE_STATES } from '@/schemas/rules/store/samples'
import { sealed, sealedJson } from '../sealed'
import { products } from './catalog'
import { counter, line, moment } from './columns'
import { members } from './members'

export const sampleRequests = pgTable(
  'sample_request',
  {
    sampleSeq: integer('sample_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    siteId: text('site_id').notNull(),
    /** Null for a visitor. */
    memberNo: text('member_no').references(() => members.memberNo, { onDelete: 'cascade' }),
    /** Null once it was erased, as the two indexes are empty. */
    recipient: sealedJson<DeliveryAddress>('recipient', 'sample_request.recipient'),
    /** Blind indexes by which requests of a telephone number and of a house are counted. */
    phoneIndex: line('phone_index'),
    houseIndex: line('house_index'),
    state: text('state', { enum: SAMPLE_STATES }).notNull().default('requested'),
    /** Grows with every change; a change names the number it started from. */
    version: counter('version'),
    /** Why staff cancelled it; the person reads it. Empty where the person did. */
    cancelReason: line('cancel_reason'),
    carrier: line('carrier'),
    trackingNo: sealed('tracking_no', 'sample_request.tracking_no'),
    requestedAt: moment('requested_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** When it was sent or cancelled: its data are erased some time later. */
    endedAt: moment('ended_at'),
  },
  (t) => [
    index('sample_request_desk').on(t.siteId, t.state, t.requestedAt),
    index('sample_request_member').on(t.memberNo, t.requestedAt),
    index('sample_request_phone').on(t.siteId, t.phoneIndex, t.requestedAt),
    index('sample_request_house').on(t.siteId, t.houseIndex, t.requestedAt),
    index('sample_request_ended')
      .on(t.siteId, t.endedAt)
      .where(sql`${t.recipient} is not null`),
  ],
)

/** The products of a request, by the names that they had then. */
export const sampleLines = pgTable(
  'sample_line',
  {
    sampleSeq: integer('sample_seq')
      .notNull()
      .references(() => sampleRequests.sampleSeq, { onDelete: 'cascade' }),
    orderNo: integer('order_no').notNull(),
    /** Null once the product is gone. */
    productId: text('product_id').references(() => products.zinPrdId, { onDelete: 'set null' }),
    name: text('name').notNull(),
    number: text('number').notNull(),
    image: line('image'),
  },
  (t) => [primaryKey({ columns: [t.sampleSeq, t.orderNo] }), index('sample_line_product').on(t.productId)],
)

export const SAMPLE_NEWS = ['requested', 'preparing', 'sent', 'cancelled'] as const
export type SampleNews = (typeof SAMPLE_NEWS)[number]

/** A message about a request that is to be sent, written in the transaction of what it tells of. */
export const sampleMessages = pgTable(
  'sample_message',
  {
    messageSeq: integer('message_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    sampleSeq: integer('sample_seq')
      .notNull()
      .references(() => sampleRequests.sampleSeq, { onDelete: 'cascade' }),
    news: text('news', { enum: SAMPLE_NEWS }).notNull(),
    channel: text('channel', { enum: ['text'] }).notNull(),
    /** As of `alarm_delivery`. */
    state: text('state', { enum: ['waiting', 'sending', 'sent', 'failed', 'dropped'] })
      .notNull()
      .default('waiting'),
    tries: counter('tries'),
    dueAt: moment('due_at').notNull(),
    fault: line('fault'),
  },
  (t) => [
    index('sample_message_of').on(t.sampleSeq),
    index('sample_message_due')
      .on(t.dueAt)
      .where(sql`${t.state} = 'waiting'`),
  ],
)
