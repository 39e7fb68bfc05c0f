// Entries of members, and what staff do with them. An entry is one row; an index refuses a second one, because a check beforehand would
// admit two that arrive at once.
import { gt, sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { EventGame, EventMessages } from '@/schemas/rules/events/event-game'
import { counter, createdAt, line, moderation, moment, published, texts } from './columns'
import { sealedJson } from '../sealed'
import { shops } from './places'
import { members } from './members'

export const events = pgTable(
  'event',
  {
    eventSeq: integer('event_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    siteId: text('site_id').notNull(),
    eventName: text('event_name').notNull(),
    summary: text('summary').notNull().default(''),
    eventType: text('event_type').notNull(),
    eventTab: text('event_tab').notNull().default(''),
    eventLink: text('event_link').notNull().default(''),
    applyBtnYn: text('apply_btn_yn', { enum: ['Y', 'N'] })
      .notNull()
      .default('Y'),
    contentPc: text('content_pc').notNull().default(''),
    imgBannerPc: text('img_banner_pc').notNull(),
    imgBannerMo: text('img_banner_mo').notNull(),
    imgBannerAlt: text('img_banner_alt').notNull(),
    /** Type in its page's path, `quiz` in /zin/event/event/quiz/3; empty without one. */
    pageType: text('page_type').notNull().default(''),
    openStrDate: moment('open_str_date').notNull(),
    openEndDate: moment('open_end_date').notNull(),
    winnerDate: moment('winner_date'),
    /** 2 once a day (UTC), 3 once ever, anything else without a limit (V-EVT-6 to V-EVT-8). */
    applyLimitType: text('apply_limit_type', { enum: ['1', '2', '3'] })
      .notNull()
      .default('3'),
    /** Whether a marketing consent is required (CX-24). */
    marketingRequiredYn: text('marketing_required_yn', { enum: ['Y', 'N'] })
      .notNull()
      .default('Y'),
    /** Whether a member without that consent is sent to /mypage/account (S-EVT-2). */
    accountLinkYn: text('account_link_yn', { enum: ['Y', 'N'] })
      .notNull()
      .default('Y'),
    /** Members who joined before that day, `2026-06-01` in Seoul, may not enter (V-EVT-4); empty for all. */
    checkDt: text('check_dt').notNull().default(''),
    /** Largest number of entries; null without a limit. */
    places: integer('places'),
    scrapCnt: counter('scrap_cnt'),
    /** N: visible to staff only until it is published. */
    publishedYn: text('published_yn', { enum: ['Y', 'N'] })
      .notNull()
      .default('Y'),
    /** Grows with every save; a save names the number it started from. */
    version: integer('version').notNull().default(1),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('event_window').on(t.siteId, t.openEndDate, t.openStrDate),
    check('event_order', sql`${t.openStrDate} <= ${t.openEndDate}`),
  ],
)

/** Posts that announce winners; written by staff. */
export const winners = pgTable(
  'winner',
  {
    winnerSeq: integer('winner_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    siteId: text('site_id').notNull(),
    eventSeq: integer('event_seq').references(() => events.eventSeq, { onDelete: 'set null' }),
    subject: text('subject').notNull(),
    contents: text('contents').notNull(),
    /** A draw names the post that announced it, so that a withdrawn one stays. */
    publishedYn: published(),
    postedAt: moment('posted_at').notNull(),
  },
  (t) => [index('winner_posted').on(t.siteId, t.postedAt)],
)

/** Benefits of partners. */
export const alliances = pgTable(
  'alliance',
  {
    allianceSeq: integer('alliance_seq').primaryKey(),
    siteId: text('site_id').notNull(),
    title: text('title').notNull(),
    summary: line('summary'),
    partner: text('partner').notNull(),
    contents: text('contents').notNull(),
    imgBannerPc: text('img_banner_pc').notNull(),
    imgBannerMo: text('img_banner_mo').notNull(),
    imgBannerAlt: text('img_banner_alt').notNull(),
    shopIds: texts('shop_ids'),
    openFrom: moment('open_from').notNull(),
    openUntil: moment('open_until').notNull(),
  },
  (t) => [index('alliance_open').on(t.siteId, t.openUntil)],
)

export const surveyItems = pgTable(
  'survey_item',
  {
    surveySeq: integer('survey_seq').primaryKey(),
    siteId: text('site_id').notNull(),
    eventSeq: integer('event_seq')
      .notNull()
      .references(() => events.eventSeq, { onDelete: 'cascade' }),
    answer: text('answer').notNull(),
    orderNo: integer('order_no').notNull(),
  },
  (t) => [index('survey_item_event').on(t.siteId, t.eventSeq, t.orderNo)],
)

export const eventReplies = pgTable(
  'event_reply',
  {
    replySeq: integer('reply_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    siteId: text('site_id').notNull(),
    eventSeq: integer('event_seq')
      .notNull()
      .references(() => events.eventSeq),
    /** Null after the member's withdrawal. */
    memberNo: text('member_no').references(() => members.memberNo, { onDelete: 'set null' }),
    /** The author's masked name (홍*동); the full name is sealed in `member` alone (P1). Empty after a withdrawal. */
    shownName: text('shown_name').notNull(),
    contents: text('contents').notNull(),
    ...moderation(),
    deletedAt: moment('deleted_at'),
    postedAt: moment('posted_at').notNull().defaultNow(),
  },
  (t) => [
    index('event_reply_event').on(t.siteId, t.eventSeq, t.postedAt),
    index('event_reply_member').on(t.siteId, t.memberNo, t.postedAt),
    index('event_reply_reported')
      .on(t.siteId, t.reportedAt)
      .where(gt(t.reportCnt, sql`0`)),
  ],
)

export const eventReviews = pgTable(
  'event_review',
  {
    reviewSeq: integer('review_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    siteId: text('site_id').notNull(),
    eventSeq: integer('event_seq')
      .notNull()
      .references(() => events.eventSeq),
    /** Null after the member's withdrawal. */
    memberNo: text('member_no').references(() => members.memberNo, { onDelete: 'set null' }),
    /** The author's masked name (홍*동); the full name is sealed in `member` alone (P1). Empty after a withdrawal. */
    shownName: text('shown_name').notNull(),
    urls: texts('urls'),
    deletedAt: moment('deleted_at'),
    postedAt: moment('posted_at').notNull().defaultNow(),
  },
  (t) => [
    index('event_review_event').on(t.siteId, t.eventSeq, t.postedAt),
    index('event_review_member').on(t.siteId, t.memberNo, t.postedAt),
  ],
)

/** The game of an event, without its solution. */
export const eventGames = pgTable('event_game', {
  eventSeq: integer('event_seq')
    .primaryKey()
    .references(() => events.eventSeq, { onDelete: 'cascade' }),
  siteId: text('site_id').notNull(),
  game: jsonb('game').$type<EventGame>().notNull(),
  /** Messages of this event that replace the catalogue's (K-EVT-MSG); data attributes of its content take precedence. */
  messages: jsonb('messages').$type<EventMessages>().notNull(),
})

/** The solution: only the check of an answer and the staff's own screen read it. */
export const eventAnswers = pgTable('event_answer', {
  eventSeq: integer('event_seq')
    .primaryKey()
    .references(() => events.eventSeq, { onDelete: 'cascade' }),
  siteId: text('site_id').notNull(),
  /** In order: choices, consonants, fields, scenes, cards. */
  answers: texts('answers'),
})

/** One entry of one member. */
export const eventEntries = pgTable(
  'event_entry',
  {
    entrySeq: bigint('entry_seq', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: 100_000 }),
    siteId: text('site_id').notNull(),
    eventSeq: integer('event_seq')
      .notNull()
      .references(() => events.eventSeq),
    memberNo: text('member_no')
      .notNull()
      .references(() => members.memberNo),
    /** `apply` is an entry, `share` records that the member shared the event. */
    kind: text('kind', { enum: ['apply', 'share'] })
      .notNull()
      .default('apply'),
    /** The unique part of an entry: `once`, a day (UTC, `2026-06-01`), or a random key when there is no limit. */
    slot: text('slot').notNull(),
    /** Template code or the name given by the call. */
    applyType: line('apply_type'),
    data01: line('data01'),
    data02: line('data02'),
    data03: line('data03'),
    surveySeq: integer('survey_seq').references(() => surveyItems.surveySeq),
    eventAnswer: line('event_answer'),
    appliedAt: moment('applied_at').notNull(),
    /** The member took it out of their list; it still counts for the limit, the places and the draw. */
    hiddenAt: moment('hidden_at'),
  },
  (t) => [
    uniqueIndex('event_entry_once').on(t.siteId, t.eventSeq, t.memberNo, t.kind, t.slot),
    index('event_entry_event').on(t.siteId, t.eventSeq, t.kind, t.appliedAt),
    index('event_entry_member').on(t.siteId, t.memberNo, t.appliedAt),
  ],
)

/** Number of taken places of an event with a limited number. */
export const eventPlaces = pgTable('event_places', {
  eventSeq: integer('event_seq')
    .primaryKey()
    .references(() => events.eventSeq, { onDelete: 'cascade' }),
  siteId: text('site_id').notNull(),
  taken: counter('taken'),
})

/** A submitted URL; one event accepts it once only (E-RES-501). */
export const eventUrls = pgTable(
  'event_url',
  {
    siteId: text('site_id').notNull(),
    eventSeq: integer('event_seq')
      .notNull()
      .references(() => events.eventSeq),
    /** The normalised URL, for comparison. */
    url: text('url').notNull(),
    /** Null after the member's withdrawal. */
    memberNo: text('member_no').references(() => members.memberNo, { onDelete: 'set null' }),
    createdAt,
  },
  (t) => [primaryKey({ columns: [t.siteId, t.eventSeq, t.url] })],
)

/** Requests of a collaboration event: a person's own text and numbers, sealed (P1). */
export const eventForms = pgTable(
  'event_form',
  {
    formSeq: integer('form_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    siteId: text('site_id').notNull(),
    eventSeq: integer('event_seq')
      .notNull()
      .references(() => events.eventSeq),
    memberNo: text('member_no')
      .notNull()
      .references(() => members.memberNo, { onDelete: 'cascade' }),
    inflow: line('inflow'),
    form: sealedJson<Record<string, string>>('form', 'event_form.form').notNull(),
    createdAt,
  },
  (t) => [index('event_form_event').on(t.siteId, t.eventSeq, t.createdAt)],
)

/** A shop recommended by a member in an event. */
export const shopRecommendations = pgTable(
  'shop_recommendation',
  {
    siteId: text('site_id').notNull(),
    eventSeq: integer('event_seq')
      .notNull()
      .references(() => events.eventSeq),
    shopId: text('shop_id')
      .notNull()
      .references(() => shops.shopId),
    memberNo: text('member_no')
      .notNull()
      .references(() => members.memberNo, { onDelete: 'cascade' }),
    contents: line('contents'),
    createdAt,
  },
  (t) => [primaryKey({ columns: [t.siteId, t.eventSeq, t.shopId, t.memberNo] })],
)
