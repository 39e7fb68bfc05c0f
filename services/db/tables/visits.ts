// Booked visits of stores and model houses (SYS-29). The database keeps the places: `taken` is counted on the row of the time itself and
// can never exceed `capacity`, however many book at once.
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { VISIT_STATES } from '@/schemas/rules/places/visit-form'
import type { ClosedDate } from '@/schemas/rules/places/opening-hours'
import type { VisitSpan } from '@/schemas/rules/places/visit-slots'
import { sealed, sealedJson } from '../sealed'
import { counter, line, moment } from './columns'
import { modelHouses, shops } from './places'
import { members } from './members'

/** Weekly hours in which a place receives visitors. */
export const visitHours = pgTable(
  'visit_hours',
  {
    hoursId: text('hours_id').primaryKey(),
    siteId: text('site_id').notNull(),
    name: text('name').notNull(),
    /** One of the two. */
    shopId: text('shop_id').references(() => shops.shopId, { onDelete: 'cascade' }),
    houseSeq: integer('house_seq').references(() => modelHouses.seq, { onDelete: 'cascade' }),
    spans: jsonb('spans').$type<VisitSpan[]>().notNull(),
    weeksAhead: integer('weeks_ahead').notNull(),
    closeHours: integer('close_hours').notNull(),
    /** Y: closed on public holidays. */
    holidaysYn: text('holidays_yn', { enum: ['Y', 'N'] }).notNull(),
    closedDates: jsonb('closed_dates').$type<ClosedDate[]>().notNull(),
  },
  (t) => [
    uniqueIndex('visit_hours_shop').on(t.siteId, t.shopId),
    uniqueIndex('visit_hours_house').on(t.siteId, t.houseSeq),
    check('visit_hours_of', sql`num_nonnulls(${t.shopId}, ${t.houseSeq}) = 1`),
  ],
)

/** A time at which somebody has booked. */
export const visitSlots = pgTable(
  'visit_slot',
  {
    slotSeq: integer('slot_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    siteId: text('site_id').notNull(),
    shopId: text('shop_id').references(() => shops.shopId, { onDelete: 'cascade' }),
    /** Null as well once its model house was withdrawn, which is refused while somebody is to come. */
    houseSeq: integer('house_seq').references(() => modelHouses.seq, { onDelete: 'set null' }),
    /** Name of the place, as the person booked it. */
    placeName: text('place_name').notNull(),
    address: line('address'),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** Until when it is booked, changed and cancelled. */
    closesAt: moment('closes_at').notNull(),
    capacity: integer('capacity').notNull(),
    taken: counter('taken'),
    /** Since when the hours of the place do not offer it any more. */
    droppedAt: moment('dropped_at'),
  },
  (t) => [
    uniqueIndex('visit_slot_shop').on(t.siteId, t.shopId, t.startsAt),
    uniqueIndex('visit_slot_house').on(t.siteId, t.houseSeq, t.startsAt),
    index('visit_slot_time').on(t.siteId, t.startsAt),
    check('visit_slot_places', sql`${t.taken} between 0 and ${t.capacity}`),
  ],
)

/** Who comes, as the staff need it. */
export interface VisitPerson {
  name: string
  /** Digits. */
  phoneNo: string
  /** Empty without one. */
  email: string
}

export const shopVisits = pgTable(
  'shop_visit',
  {
    visitSeq: integer('visit_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    siteId: text('site_id').notNull(),
    slotSeq: integer('slot_seq')
      .notNull()
      .references(() => visitSlots.slotSeq),
    /** Null for a visitor. */
    memberNo: text('member_no').references(() => members.memberNo, { onDelete: 'cascade' }),
    /** Blind index of name and number, as of consultations. */
    personIndex: text('person_index').notNull(),
    person: sealedJson<VisitPerson>('person', 'shop_visit.person').notNull(),
    people: integer('people').notNull(),
    request: sealed('request', 'shop_visit.request'),
    state: text('state', { enum: VISIT_STATES }).notNull().default('booked'),
    /** Grows with every change, for calendars and against two who change at once. */
    sequence: counter('sequence'),
    /** Why staff cancelled; the person reads it. */
    cancelReason: line('cancel_reason'),
    bookedAt: moment('booked_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('shop_visit_once')
      .on(t.slotSeq, t.personIndex)
      .where(sql`${t.state} = 'booked'`),
    index('shop_visit_slot').on(t.slotSeq),
    index('shop_visit_person').on(t.siteId, t.personIndex),
    index('shop_visit_member').on(t.memberNo),
  ],
)

export const VISIT_NEWS = ['booked', 'changed', 'cancelled', 'dropped', 'kept', 'reminder'] as const
export type VisitNews = (typeof VISIT_NEWS)[number]
export const VISIT_CHANNELS = ['text', 'mail', 'alarm'] as const

/** A message about a visit that is to be sent, written in the transaction of what it tells of. */
export const visitMessages = pgTable(
  'visit_message',
  {
    messageSeq: integer('message_seq').primaryKey().generatedByDefaultAsIdentity(),
    visitSeq: integer('visit_seq')
      .notNull()
      .references(() => shopVisits.visitSeq, { onDelete: 'cascade' }),
    news: text('news', { enum: VISIT_NEWS }).notNull(),
    channel: text('channel', { enum: VISIT_CHANNELS }).notNull(),
    /** Of the visit when it was written: a reminder of an earlier time is not sent. */
    sequence: integer('sequence').notNull(),
    /** As of `alarm_delivery`. */
    state: text('state', { enum: ['waiting', 'sending', 'sent', 'failed', 'dropped'] })
      .notNull()
      .default('waiting'),
    tries: counter('tries'),
    dueAt: moment('due_at').notNull(),
    fault: line('fault'),
  },
  (t) => [
    index('visit_message_of').on(t.visitSeq),
    index('visit_message_due')
      .on(t.dueAt)
      .where(sql`${t.state} = 'waiting'`),
  ],
)
