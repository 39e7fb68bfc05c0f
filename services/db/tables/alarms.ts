// What members are told: on the site, and by mail or text where they chose that. The alarm and its deliveries are written in the
// transaction of what they tell of, so that neither is there without the other.
import { isNull, sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { ALARM_CHANNELS, ALARM_KINDS } from '@/schemas/rules/members/alarm-kinds'
import { line, moment } from './columns'
import { members } from './members'

export const alarms = pgTable(
  'alarm',
  {
    alarmSeq: integer('alarm_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    siteId: text('site_id').notNull(),
    memberNo: text('member_no')
      .notNull()
      .references(() => members.memberNo, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ALARM_KINDS }).notNull(),
    title: text('title').notNull(),
    /** Path of this site. */
    link: text('link').notNull(),
    /** What it tells of, `reply:12`: a member is told of it once. */
    key: text('key').notNull(),
    readAt: moment('read_at'),
    raisedAt: moment('raised_at').notNull(),
  },
  (t) => [
    uniqueIndex('alarm_once').on(t.memberNo, t.key),
    index('alarm_latest').on(t.siteId, t.memberNo, t.raisedAt, t.alarmSeq),
    index('alarm_unread').on(t.siteId, t.memberNo).where(isNull(t.readAt)),
    index('alarm_raised').on(t.raisedAt),
  ],
)

/** The ways beyond the site by which a member wants to hear of a kind; none without a row. */
export const alarmChoices = pgTable(
  'alarm_choice',
  {
    memberNo: text('member_no')
      .notNull()
      .references(() => members.memberNo, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ALARM_KINDS }).notNull(),
    channel: text('channel', { enum: ALARM_CHANNELS }).notNull(),
    chosenAt: moment('chosen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberNo, t.kind, t.channel] })],
)

/** One mail or text message of one alarm. */
export const alarmDeliveries = pgTable(
  'alarm_delivery',
  {
    deliverySeq: integer('delivery_seq').primaryKey().generatedByDefaultAsIdentity(),
    alarmSeq: integer('alarm_seq')
      .notNull()
      .references(() => alarms.alarmSeq, { onDelete: 'cascade' }),
    channel: text('channel', { enum: ALARM_CHANNELS }).notNull(),
    /** `sending` is not tried again: a process that stopped in it may have sent it. `dropped`: nobody wants or can receive it any more. */
    state: text('state', { enum: ['waiting', 'sending', 'sent', 'failed', 'dropped'] })
      .notNull()
      .default('waiting'),
    tries: integer('tries').notNull().default(0),
    dueAt: moment('due_at').notNull(),
    /** Why the last try failed. */
    fault: line('fault'),
  },
  (t) => [
    uniqueIndex('alarm_delivery_once').on(t.alarmSeq, t.channel),
    index('alarm_delivery_due')
      .on(t.dueAt)
      .where(sql`${t.state} = 'waiting'`),
  ],
)
