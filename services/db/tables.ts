// The tables, one list for both databases. Times are UTC (`timestamptz`), ids are text that we make, documents are kept
// as the very text that was stored: jsonb would reorder keys and drop what a later version may need.
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, moment } from './columns'

export * from './content-tables'
export * from './event-tables'
export * from './member-tables'

export interface SaveKey {
  key: string
  draftNumber: number
  updatedAt: string
}

/** Pages, fragments, popups and templates: one draft, many immutable revisions, one pointer to what is published. */
export const documents = pgTable(
  'document',
  {
    id: text('id').primaryKey(),
    siteId: text('site_id').notNull(),
    kind: text('kind', { enum: ['page', 'fragment', 'popup', 'template'] }).notNull(),
    /** Route of a page, name of anything else. Unique among the living. */
    name: text('name').notNull(),
    title: text('title').notNull(),
    layout: text('layout'),
    draft: text('draft').notNull(),
    /** Grows with every save; a save names the number it started from. */
    draftNumber: integer('draft_number').notNull().default(1),
    publishedRevisionId: text('published_revision_id'),
    /** Hash of the shipped fixture that this document came from; null for pages made here. */
    shippedHash: text('shipped_hash'),
    /** True once a person saved it: upgrades leave it alone. */
    edited: boolean('edited').notNull().default(false),
    updatedBy: text('updated_by').notNull().default('system'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
    /** Name that the draft has, where it is not `name`: what is published moves with its next publication. */
    draftName: text('draft_name'),
    // What lists ask for without reading a body. Each write fills them (columns-of-document.ts).
    draftHash: text('draft_hash').notNull().default(''),
    publishedHash: text('published_hash'),
    /** Of the last publication; it stays when that is withdrawn. */
    publishedAt: moment('published_at'),
    section: text('section').notNull().default('other'),
    searchText: text('search_text').notNull().default(''),
    /** Fragments in the draft, and in what is published. */
    uses: text('uses').array().notNull().default([]),
    publishedUses: text('published_uses').array().notNull().default([]),
    /** Problems that publishing the draft would refuse; null until somebody counts them, which needs the blocks' cards. */
    problems: integer('problems'),
    /** The last saves of this draft by their keys: one that arrives again gets the same answer. */
    saveKeys: jsonb('save_keys').$type<SaveKey[]>().notNull().default([]),
    createdAt,
  },
  (t) => [
    uniqueIndex('document_name')
      .on(t.siteId, t.kind, t.name)
      .where(sql`deleted_at is null`),
    index('document_published')
      .on(t.siteId, t.kind)
      .where(sql`published_revision_id is not null and deleted_at is null`),
    index('document_uncounted')
      .on(t.siteId)
      .where(sql`problems is null and deleted_at is null`),
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
    /** How many blocks there are in the body; null where nobody counted. */
    blocks: integer('blocks'),
    createdBy: text('created_by').notNull(),
    createdAt,
  },
  (t) => [uniqueIndex('revision_number').on(t.documentId, t.number)],
)

/** Current number of each cache tag; a change is also said through NOTIFY. */
export const cacheTags = pgTable('cache_tag', { tag: text('tag').primaryKey(), number: bigint('number', { mode: 'number' }).notNull() })

export const audits = pgTable(
  'audit',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull().defaultNow(),
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    target: text('target').notNull(),
    detail: jsonb('detail'),
    requestId: text('request_id').notNull(),
  },
  (t) => [index('audit_target').on(t.target, t.at)],
)

export const staff = pgTable('staff', {
  id: text('id').primaryKey(),
  loginId: text('login_id').notNull().unique(),
  name: text('name').notNull(),
  role: text('role', { enum: ['adm', 'mng'] }).notNull(),
  passwordHash: text('password_hash').notNull(),
  createdAt,
})

/** Each sign-in of staff; a cookie is worth nothing without its living row. */
export const staffSessions = pgTable(
  'staff_session',
  {
    id: text('id').primaryKey(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
    createdAt,
  },
  (t) => [index('staff_session_staff').on(t.staffId)],
)

/** Tries to get in, counted by hashed keys: an account at an address, an address, everybody; each door by itself. */
export const throttles = pgTable('throttle', {
  key: text('key').primaryKey(),
  /** Start of the span that is counted. */
  since: moment('since').notNull(),
  tries: integer('tries').notNull(),
  /** Until then nothing is tried. */
  closedUntil: moment('closed_until'),
  /** Last time that this account signed in from this address. */
  succeededAt: moment('succeeded_at'),
})

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
    parentId: text('parent_id'),
    /** Which bar it belongs to: main, eventSide, consulting, stores, mypage, footer. */
    menuGroup: text('menu_group').notNull(),
    name: text('name').notNull(),
    link: text('link').notNull(),
    description: text('description').notNull().default(''),
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

export const notices = pgTable(
  'notice',
  {
    id: integer('id').primaryKey(),
    siteId: text('site_id').notNull(),
    category: text('category').notNull(),
    title: text('title').notNull(),
    /** Sanitised HTML, and sanitised again when shown. */
    contents: text('contents').notNull(),
    pinned: boolean('pinned').notNull().default(false),
    postedAt: moment('posted_at').notNull(),
  },
  (t) => [index('notice_posted').on(t.siteId, t.pinned, t.postedAt)],
)

export const faqs = pgTable(
  'faq',
  {
    id: integer('id').primaryKey(),
    siteId: text('site_id').notNull(),
    category: text('category').notNull(),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
    orderNo: integer('order_no').notNull(),
  },
  (t) => [index('faq_category').on(t.siteId, t.category, t.orderNo)],
)

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
    /** Type of its page's address, `quiz` in /zin/event/event/quiz/3; empty where it has none. */
    pageType: text('page_type').notNull().default(''),
    openStrDate: moment('open_str_date').notNull(),
    openEndDate: moment('open_end_date').notNull(),
    winnerDate: moment('winner_date'),
    /** 2 once a day of UTC, 3 once ever, anything else without a limit (V-EVT-6 to V-EVT-8). */
    applyLimitType: text('apply_limit_type', { enum: ['1', '2', '3'] })
      .notNull()
      .default('3'),
    /** Whether a marketing consent is needed (CX-24). */
    marketingRequiredYn: text('marketing_required_yn', { enum: ['Y', 'N'] })
      .notNull()
      .default('Y'),
    /** Whether who lacks that consent is led to /mypage/account (S-EVT-2). */
    accountLinkYn: text('account_link_yn', { enum: ['Y', 'N'] })
      .notNull()
      .default('Y'),
    /** Members who joined before that day, `2026-06-01` in Seoul, may not enter (V-EVT-4); empty for all. */
    checkDt: text('check_dt').notNull().default(''),
    /** Most entries that are taken; null without end. */
    places: integer('places'),
    /** N is the staff's own until it is published. */
    publishedYn: text('published_yn', { enum: ['Y', 'N'] })
      .notNull()
      .default('Y'),
    /** Grows with every save; a save names the number that it started from. */
    version: integer('version').notNull().default(1),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('event_window').on(t.siteId, t.openEndDate, t.openStrDate),
    check('event_order', sql`${t.openStrDate} <= ${t.openEndDate}`),
  ],
)

/** Content instances of `/svc/service/content`. */
export const contents = pgTable('content', {
  id: text('id').primaryKey(),
  siteId: text('site_id').notNull(),
  kind: text('kind').notNull(),
  body: jsonb('body').notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/** Uploaded pictures. The file is named by what was uploaded, so that the same picture is one file however often it comes. */
export const media = pgTable(
  'media',
  {
    siteId: text('site_id').notNull(),
    /** Name in DATA_DIR/media. */
    file: text('file').notNull(),
    /** As the uploader called it. */
    name: text('name').notNull(),
    alt: text('alt').notNull().default(''),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    color: text('color').notNull(),
    bytes: integer('bytes').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt,
  },
  (t) => [primaryKey({ columns: [t.siteId, t.file] }), index('media_newest').on(t.siteId, t.createdAt)],
)

/** Which seed and which shipped set this database has, by name. */
export const facts = pgTable('fact', { name: text('name').primaryKey(), value: text('value').notNull() })
