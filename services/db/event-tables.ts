// What people do in an event, and what staff do with it. An entry is one row; that nobody has one too many is the business of an
// index and not of a check that came before.
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { EventGame, EventMessages } from '@/schemas/rules/events/event-game'
import { counter, createdAt, line, moment, texts } from './columns'
import { sealedJson } from './sealed'

/** The game of an event, without what solves it. */
export const eventGames = pgTable('event_game', {
  eventSeq: integer('event_seq').primaryKey(),
  siteId: text('site_id').notNull(),
  game: jsonb('game').$type<EventGame>().notNull(),
  /** Words of this event in place of the catalogue's (K-EVT-MSG); data attributes of its content go before them. */
  messages: jsonb('messages').$type<EventMessages>().notNull(),
})

/** What solves it: nothing but the check of an answer and the staff's own screen reads this. */
export const eventAnswers = pgTable('event_answer', {
  eventSeq: integer('event_seq').primaryKey(),
  siteId: text('site_id').notNull(),
  /** In their order: choices, consonants, fields, scenes, cards. */
  answers: texts('answers'),
})

/** One entry of one member. */
export const eventEntries = pgTable(
  'event_entry',
  {
    entrySeq: bigint('entry_seq', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: 100_000 }),
    siteId: text('site_id').notNull(),
    eventSeq: integer('event_seq').notNull(),
    memberNo: text('member_no').notNull(),
    /** `apply` is an entry, `share` that somebody told others. */
    kind: text('kind', { enum: ['apply', 'share'] })
      .notNull()
      .default('apply'),
    /** What allows another one: `once`, a day of UTC (`2026-06-01`), or a key of its own where there is no limit. */
    slot: text('slot').notNull(),
    /** Template code or what the call names. */
    applyType: line('apply_type'),
    data01: line('data01'),
    data02: line('data02'),
    data03: line('data03'),
    surveySeq: integer('survey_seq'),
    eventAnswer: line('event_answer'),
    appliedAt: moment('applied_at').notNull(),
  },
  (t) => [
    uniqueIndex('event_entry_once').on(t.siteId, t.eventSeq, t.memberNo, t.kind, t.slot),
    index('event_entry_event').on(t.siteId, t.eventSeq, t.kind, t.appliedAt),
    index('event_entry_member').on(t.siteId, t.memberNo, t.appliedAt),
  ],
)

/** How many places of an event with a limit of places are taken. */
export const eventPlaces = pgTable('event_places', {
  eventSeq: integer('event_seq').primaryKey(),
  siteId: text('site_id').notNull(),
  taken: counter('taken'),
})

/** An address that was sent in; nobody sends it in again to the same event (E-RES-501). */
export const eventUrls = pgTable(
  'event_url',
  {
    siteId: text('site_id').notNull(),
    eventSeq: integer('event_seq').notNull(),
    /** The address as it counts: without what does not lead elsewhere. */
    url: text('url').notNull(),
    memberNo: text('member_no').notNull(),
    createdAt,
  },
  (t) => [primaryKey({ columns: [t.siteId, t.eventSeq, t.url] })],
)

/** Requests of a collaboration event: a person's own words and numbers, sealed (P1). */
export const eventForms = pgTable(
  'event_form',
  {
    formSeq: integer('form_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    siteId: text('site_id').notNull(),
    eventSeq: integer('event_seq').notNull(),
    memberNo: text('member_no').notNull(),
    inflow: line('inflow'),
    form: sealedJson<Record<string, string>>('form', 'event_form.form').notNull(),
    createdAt,
  },
  (t) => [index('event_form_event').on(t.siteId, t.eventSeq, t.createdAt)],
)

/** A draw that anybody can make again: the same seed over the same entries gives the same winners. */
export const eventDraws = pgTable(
  'event_draw',
  {
    drawSeq: integer('draw_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 1_000 }),
    siteId: text('site_id').notNull(),
    eventSeq: integer('event_seq').notNull(),
    /** Hexadecimal, published with the winners; empty where winners were chosen by hand. */
    seed: line('seed'),
    /** SHA-256 of the entries that took part, in their order. */
    poolHash: line('pool_hash'),
    poolSize: integer('pool_size').notNull(),
    /** entrySeq of the winners, in the order of the draw. */
    winners: jsonb('winners').$type<number[]>().notNull(),
    /** Why by hand, or what the draw was for. */
    reason: line('reason'),
    staffId: text('staff_id').notNull(),
    /** The post that announced it. */
    winnerSeq: integer('winner_seq'),
    createdAt,
  },
  (t) => [index('event_draw_event').on(t.siteId, t.eventSeq, t.createdAt)],
)

/** A short link of this site. */
export const shortLinks = pgTable(
  'short_link',
  {
    code: text('code').primaryKey(),
    siteId: text('site_id').notNull(),
    link: text('link').notNull(),
    desc: line('description'),
    createdAt,
  },
  (t) => [uniqueIndex('short_link_link').on(t.siteId, t.link)],
)

/** A shop that a member recommended in an event. */
export const shopRecommendations = pgTable(
  'shop_recommendation',
  {
    siteId: text('site_id').notNull(),
    eventSeq: integer('event_seq').notNull(),
    shopId: text('shop_id').notNull(),
    memberNo: text('member_no').notNull(),
    contents: line('contents'),
    createdAt,
  },
  (t) => [primaryKey({ columns: [t.siteId, t.eventSeq, t.shopId, t.memberNo] })],
)

/** Clicks that are counted: a search word, a banner, a popup (K-GTM). One row a day. */
export const clickCounts = pgTable(
  'click_count',
  {
    siteId: text('site_id').notNull(),
    kind: text('kind', { enum: ['recTag', 'banner', 'popup'] }).notNull(),
    target: text('target').notNull(),
    /** A day in Seoul, `2026-06-01`. */
    day: text('day').notNull(),
    count: counter('count'),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.kind, t.target, t.day] })],
)
