// What the carriers say of parcels (SYS-40). Nothing in it tells whose a parcel is: statuses, times, and names of the carrier's places.
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { TRACK_STATUSES, type TrackStatus } from '@/schemas/rules/store/parcel-tracking'
import { counter, line, moment } from './columns'
import { shipments } from './orders'
import { orderReturns } from './returns'

export interface StoredStep {
  status: TrackStatus
  place: string
  /** ISO. */
  at: string
}

/** One row for each parcel that a carrier can be asked about: one that was sent, or one that comes back. */
export const parcelTracks = pgTable(
  'parcel_track',
  {
    trackSeq: integer('track_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    siteId: text('site_id').notNull(),
    shipmentSeq: integer('shipment_seq').references(() => shipments.shipmentSeq, { onDelete: 'cascade' }),
    returnSeq: integer('return_seq').references(() => orderReturns.returnSeq, { onDelete: 'cascade' }),
    /** As its parcel had them when they were typed: an answer about an earlier number is not taken. */
    carrier: text('carrier').notNull(),
    trackingNo: text('tracking_no').notNull(),
    /** Null before the first step. */
    status: text('status', { enum: TRACK_STATUSES }),
    /** The oldest first. */
    steps: jsonb('steps').$type<StoredStep[]>().notNull().default([]),
    /** Of the latest step. */
    stepAt: moment('step_at'),
    startedAt: moment('started_at').notNull(),
    askedAt: moment('asked_at'),
    /** When the service last answered, if only that it knows no such number. */
    answeredAt: moment('answered_at'),
    asks: counter('asks'),
    /** Asks in a row without an answer, and the code of the last one. */
    misses: counter('misses'),
    fault: line('fault'),
    /** Null where nobody asks any longer. */
    nextAskAt: moment('next_ask_at'),
  },
  (t) => [
    uniqueIndex('parcel_track_shipment').on(t.shipmentSeq),
    uniqueIndex('parcel_track_return').on(t.returnSeq),
    index('parcel_track_due')
      .on(t.siteId, t.nextAskAt)
      .where(sql`${t.nextAskAt} is not null`),
    check('parcel_track_of', sql`(${t.shipmentSeq} is null) <> (${t.returnSeq} is null)`),
  ],
)
