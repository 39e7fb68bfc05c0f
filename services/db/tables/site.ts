// Documents are stored as the exact text that was sent: jsonb would reorder keys and drop what a later version may need.
import { and, isNotNull, isNull, sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { counter, createdAt, line, moment, texts } from './columns'
import { sealed } from '../sealed'

export interface SaveKey {
  key: string
  draftNumber: number
  updatedAt: string
}

/** Pages, fragments, popups and templates: one draft, many immutable revisions, one pointer to the published one. */
export const documents = pgTable(
  'document',
  {
    id: text('id').primaryKey(),
    siteId: text('site_id').notNull(),
    kind: text('kind', { enum: ['page', 'fragment', 'popup', 'template'] }).notNull(),
    /** Route of a page, name of anything else. Unique among documents that are not deleted. */
    name: text('name').notNull(),
    title: text('title').notNull(),
    layout: text('layout'),
    draft: text('draft').notNull(),
    /** Grows with every save; a save names the number it started from. */
    draftNumber: integer('draft_number').notNull().default(1),
    publishedRevisionId: text('published_revision_id').references((): AnyPgColumn => revisions.id),
    /** Hash of the shipped fixture of this document; null for pages created here. */
    shippedHash: text('shipped_hash'),
    /** True once an editor saved it: upgrades then skip it. */
    edited: boolean('edited').notNull().default(false),
    updatedBy: text('updated_by').notNull().default('system'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
    /** The draft's name, if it differs from `name`: the published page moves with its next publication. */
    draftName: text('draft_name'),
    // Columns that lists need without reading a body. Each write fills them (columns-of-document.ts).
    draftHash: text('draft_hash').notNull().default(''),
    publishedHash: text('published_hash'),
    /** Time of the last publication; it stays when that is withdrawn. */
    publishedAt: moment('published_at'),
    section: text('section').notNull().default('other'),
    searchText: text('search_text').notNull().default(''),
    /** Fragments used in the draft, and in the published version. */
    uses: text('uses').array().notNull().default([]),
    publishedUses: text('published_uses').array().notNull().default([]),
    /** Problems for which publishing would refuse the draft; null until they are counted, which needs the block definitions. */
    problems: integer('problems'),
    /** The last saves of this draft by their keys: a repeated one gets the same answer. */
    saveKeys: jsonb('save_keys').$type<SaveKey[]>().notNull().default([]),
    createdAt,
  },
  (t) => [
    uniqueIndex('document_name').on(t.siteId, t.kind, t.name).where(isNull(t.deletedAt)),
    index('document_published')
      .on(t.siteId, t.kind)
      .where(and(isNotNull(t.publishedRevisionId), isNull(t.deletedAt))!),
    index('document_uncounted')
      .on(t.siteId)
      .where(and(isNull(t.problems), isNull(t.deletedAt))!),
  ],
)

export const revisions = pgTable(
  'revision',
  {
    id: text('id').primaryKey(),
    documentId: text('document_id')
      .notNull()
      .references(() => documents.id),
    number: integer('number').notNull(),
    body: text('body').notNull(),
    /** Number of blocks in the body; null when not counted. */
    blocks: integer('blocks'),
    createdBy: text('created_by').notNull(),
    createdAt,
  },
  (t) => [uniqueIndex('revision_number').on(t.documentId, t.number)],
)

export const sites = pgTable('site', { id: text('id').primaryKey(), name: text('name').notNull(), theme: jsonb('theme').notNull() })

export const commonCodes = pgTable(
  'common_code',
  {
    codeGroupValue: text('code_group_value').notNull(),
    codeGroupLabel: text('code_group_label').notNull(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    orderNo: integer('order_no').notNull(),
  },
  (t) => [primaryKey({ columns: [t.codeGroupValue, t.code] })],
)

export const menus = pgTable(
  'menu',
  {
    id: text('id').primaryKey(),
    siteId: text('site_id').notNull(),
    parentId: text('parent_id').references((): AnyPgColumn => menus.id),
    /** Its navigation bar: main, eventSide, consulting, stores, mypage, footer. */
    menuGroup: text('menu_group').notNull(),
    name: text('name').notNull(),
    link: text('link').notNull(),
    description: text('description').notNull().default(''),
    /** Who sees it (schemas/rules/site/menu-audience.ts). Every page has all entries; what only members see is no secret. */
    audience: text('audience', { enum: ['all', 'guests', 'members', 'business'] })
      .notNull()
      .default('all'),
    orderNo: integer('order_no').notNull(),
  },
  (t) => [index('menu_group').on(t.siteId, t.menuGroup, t.orderNo)],
)

export const banners = pgTable(
  'banner',
  {
    id: text('id').primaryKey(),
    siteId: text('site_id').notNull(),
    position: text('position').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    link: text('link').notNull(),
    imagePc: text('image_pc').notNull(),
    imageMo: text('image_mo').notNull(),
    alt: text('alt').notNull(),
    openFrom: moment('open_from').notNull(),
    openUntil: moment('open_until').notNull(),
    orderNo: integer('order_no').notNull(),
  },
  (t) => [index('banner_position').on(t.siteId, t.position, t.orderNo)],
)

export const forbiddenWords = pgTable(
  'forbidden_word',
  { siteId: text('site_id').notNull(), word: text('word').notNull(), createdAt },
  (t) => [primaryKey({ columns: [t.siteId, t.word] })],
)

/** Suggested search words. */
export const searchTags = pgTable(
  'search_tag',
  {
    siteId: text('site_id').notNull(),
    tag: text('tag').notNull(),
    clicks: counter('clicks'),
    orderNo: integer('order_no').notNull(),
    /** Before the popular words, where there are too few of them, or never though it is one. */
    place: text('place', { enum: ['first', 'fill', 'never'] })
      .notNull()
      .default('fill'),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.tag] })],
)

/** Words that mean the same, or that visitors say for ours: a search for one finds the others. */
export const searchSynonyms = pgTable(
  'search_synonym',
  {
    id: integer('id').primaryKey(),
    siteId: text('site_id').notNull(),
    word: text('word').notNull(),
    synonyms: texts('synonyms'),
    /** `both`: one and the same thing. `to`: whoever looks for a synonym finds the word, and not the other way round. */
    direction: text('direction', { enum: ['both', 'to'] })
      .notNull()
      .default('both'),
  },
  (t) => [index('search_synonym_site').on(t.siteId)],
)

/** Small windows that open over a page. */
export const popups = pgTable(
  'popup',
  {
    popupId: text('popup_id').primaryKey(),
    siteId: text('site_id').notNull(),
    title: text('title').notNull(),
    contents: text('contents').notNull(),
    link: line('link'),
    /** Paths on which it opens. */
    routes: texts('routes'),
    /** 2 not again today, 3 not again (S-EVT-7). */
    applyLimitType: text('apply_limit_type').notNull().default('2'),
    isOn: boolean('is_on').notNull().default(true),
    openFrom: moment('open_from').notNull(),
    openUntil: moment('open_until').notNull(),
    orderNo: integer('order_no').notNull(),
  },
  (t) => [
    index('popup_open')
      .on(t.siteId, t.openUntil)
      .where(sql`${t.isOn}`),
  ],
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

/** Addresses that lead to another page, because what stood there moved. They are read before any page is looked up. */
export const redirects = pgTable(
  'redirect',
  {
    id: text('id').primaryKey(),
    siteId: text('site_id').notNull(),
    /** A path of the site without a query, decoded, in NFC, without a slash at its end. */
    from: text('from').notNull(),
    /** A path of the site, or a whole address. */
    to: text('to').notNull(),
  },
  (t) => [uniqueIndex('redirect_from').on(t.siteId, t.from)],
)

/** Counted clicks: on a search word, a banner, a popup (K-GTM). One row a day. */
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

/**
 * What visitors did, counted by day: views of pages and records, sign-ups, entries, searches, failures (services/counts). Nothing about
 * a visitor is stored.
 */
export const dailyCounts = pgTable(
  'daily_count',
  {
    siteId: text('site_id').notNull(),
    /** A day in Seoul, `2026-06-01`. */
    day: text('day').notNull(),
    /** What was counted (services/counts/count-kinds.ts). */
    kind: text('kind').notNull(),
    /** A record's id, a page's route, a searched word; empty where the kind has none. */
    subject: text('subject').notNull(),
    /** Where the visitor came from (schemas/rules/site/view-source.ts); empty where that is not asked. */
    source: text('source').notNull(),
    count: counter('count'),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.kind, t.day, t.subject, t.source] })],
)

/**
 * Web vitals of visits: how many fell into each bucket (schemas/rules/site/vitals.ts). One row a day for each page, width and vital, so
 * that visits do not make the table grow; after 90 days it is deleted.
 */
export const vitalCounts = pgTable(
  'vital_count',
  {
    siteId: text('site_id').notNull(),
    /** A day in Seoul, `2026-06-01`. */
    day: text('day').notNull(),
    /** The route of the page, `/zin/product/:id`. */
    route: text('route').notNull(),
    device: text('device', { enum: ['mobile', 'pc'] }).notNull(),
    vital: text('vital', { enum: ['lcp', 'inp', 'cls', 'fcp', 'ttfb'] }).notNull(),
    counts: integer('counts').array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.day, t.route, t.device, t.vital] })],
)

/** Requests for a mail when a part of the site opens. The row is deleted with the mail, because the address has no other use. */
export const reminders = pgTable(
  'reminder',
  {
    id: text('id').primaryKey(),
    siteId: text('site_id').notNull(),
    topic: text('topic').notNull(),
    /** Path of the page that opens, which the mail links to. */
    route: text('route').notNull(),
    email: sealed('email', 'reminder.email').notNull(),
    emailIndex: text('email_index').notNull(),
    agreedAt: moment('agreed_at').notNull(),
    /** One process sends; if it dies while sending, another takes over after an hour. */
    claimedAt: moment('claimed_at'),
  },
  (t) => [uniqueIndex('reminder_once').on(t.siteId, t.topic, t.emailIndex), index('reminder_route').on(t.siteId, t.route)],
)
