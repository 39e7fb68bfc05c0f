// Records as staff write them (schemas/records). Visitors never read these tables: publishing a record writes the row of its own table
// (`notice`, `product` …), withdrawing it takes that row away, so that no read of theirs can forget to leave out a draft.
import { and, isNotNull, isNull, or } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { staff } from './auth'
import { createdAt, moment, texts } from './columns'

export const records = pgTable(
  'record',
  {
    siteId: text('site_id').notNull(),
    type: text('type').notNull(),
    id: text('id').notNull(),
    draft: jsonb('draft').$type<Record<string, unknown>>().notNull(),
    /** Grows with every change; a save names the version it started from. */
    version: integer('version').notNull().default(1),
    /** What visitors see, as a form; null when they see nothing. */
    published: jsonb('published').$type<Record<string, unknown>>(),
    publishedAt: moment('published_at'),
    /** The visitors' row of a withdrawn record: its counters and dates return with it. */
    parked: jsonb('parked').$type<Record<string, unknown>>(),
    publishAt: moment('publish_at'),
    withdrawAt: moment('withdraw_at'),
    deletedAt: moment('deleted_at'),
    /** True once staff changed it: shipped content then leaves it alone. */
    edited: boolean('edited').notNull().default(false),
    createdAt,
    updatedBy: text('updated_by').notNull().default('system'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    // What lists, search and usages need without reading a draft. Each write fills them (services/records/columns-of.ts).
    state: text('state', { enum: ['live', 'changed', 'draft'] }).notNull(),
    name: text('name').notNull(),
    sortAt: moment('sort_at'),
    sortOrder: integer('sort_order'),
    /** `category:guide` for each field that filters the list. */
    facets: texts('facets'),
    /** `products:P1` for each record that it refers to, `media:file` for each file. */
    refs: texts('refs'),
    /** Searched text without markup, in small letters, and the pairs of its letters as numbers, by which an index finds it. */
    searchText: text('search_text').notNull().default(''),
    pairs: integer('pairs').array().notNull().default([]),
    // What a link field finds it by (services/records/link-columns.ts). Empty for a record without a page of its own: no index holds it.
    /** The address of its page; null without one. */
    page: text('page'),
    /** Its name in small letters, without spaces, and the initials of that. */
    linkName: text('link_name').notNull().default(''),
    linkInitials: text('link_initials').notNull().default(''),
    linkPairs: integer('link_pairs').array().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.type, t.id] }),
    // What is in the trash is in none of these: the keys of a far page are counted in the index alone.
    index('record_name').on(t.siteId, t.type, t.name, t.id).where(isNull(t.deletedAt)),
    index('record_updated').on(t.siteId, t.type, t.updatedAt, t.id).where(isNull(t.deletedAt)),
    index('record_sort_at').on(t.siteId, t.type, t.sortAt, t.id).where(isNull(t.deletedAt)),
    index('record_sort_order').on(t.siteId, t.type, t.sortOrder, t.id).where(isNull(t.deletedAt)),
    index('record_state').on(t.siteId, t.type, t.state).where(isNull(t.deletedAt)),
    index('record_trash').on(t.siteId, t.type, t.updatedAt, t.id).where(isNotNull(t.deletedAt)),
    index('record_latest').on(t.siteId, t.updatedAt),
    index('record_due')
      .on(t.publishAt, t.withdrawAt)
      .where(and(isNull(t.deletedAt), or(isNotNull(t.publishAt), isNotNull(t.withdrawAt)))!),
    index('record_facets').using('gin', t.facets),
    index('record_refs').using('gin', t.refs),
    // Writes wait in a short list only: a search reads it from end to end.
    index('record_pairs').using('gin', t.pairs).with({ gin_pending_list_limit: 256 }),
    // By beginnings: in the order of the letters, whatever the database sorts by.
    index('record_page').on(t.siteId, t.page.op('text_pattern_ops')).where(isNotNull(t.page)),
    index('record_link_name')
      .on(t.siteId, t.type, t.linkName.op('text_pattern_ops'))
      .where(and(isNotNull(t.page), isNull(t.deletedAt))!),
    index('record_link_initials')
      .on(t.siteId, t.type, t.linkInitials.op('text_pattern_ops'))
      .where(and(isNotNull(t.page), isNull(t.deletedAt))!),
    index('record_link_pairs').using('gin', t.linkPairs).with({ gin_pending_list_limit: 256 }).where(isNotNull(t.page)),
  ],
)

/** What was done to records: the history of each, and what an undo puts back. */
export const recordChanges = pgTable(
  'record_change',
  {
    seq: bigint('seq', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    siteId: text('site_id').notNull(),
    type: text('type').notNull(),
    recordId: text('record_id').notNull(),
    /** Changes of one act on several records; undone together. */
    batch: text('batch').notNull(),
    action: text('action', {
      enum: ['create', 'save', 'publish', 'withdraw', 'schedule', 'unschedule', 'trash', 'restore', 'set', 'move', 'undo', 'import'],
    }).notNull(),
    /** Version after the change. */
    version: integer('version').notNull(),
    /** The form after the change, and what an undo needs of the time before; null for a record that did not exist. */
    values: jsonb('values').$type<Record<string, unknown>>().notNull(),
    before: jsonb('before').$type<RecordBefore>(),
    actor: text('actor').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [
    index('record_change_of').on(t.siteId, t.type, t.recordId, t.seq),
    index('record_change_batch').on(t.batch),
    index('record_change_at').on(t.siteId, t.at),
  ],
)

/**
 * Addresses in words that staff gave to records, beside those of the contract. What an address was keeps leading to its record, until another
 * record takes it.
 */
export const recordAddresses = pgTable(
  'record_address',
  {
    siteId: text('site_id').notNull(),
    /** A path of the site: decoded, in NFC, without a slash at its end. */
    path: text('path').notNull(),
    type: text('type').notNull(),
    recordId: text('record_id').notNull(),
    /** Whether the record stands there now; what it left leads to where it is. */
    isCurrent: boolean('is_current').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.path] }), index('record_address_of').on(t.siteId, t.type, t.recordId)],
)

/** Views of lists under a name: each its author's, who may share it. */
export const savedViews = pgTable(
  'saved_view',
  {
    id: text('id').primaryKey(),
    siteId: text('site_id').notNull(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    name: text('name').notNull(),
    /** Query of the list's URL: tab, search, filters and order. */
    query: text('query').notNull(),
    /** Empty: those of the definition. */
    columns: texts('columns'),
    isShared: boolean('is_shared').notNull().default(false),
    createdAt,
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('saved_view_name').on(t.siteId, t.type, t.staffId, t.name), index('saved_view_staff').on(t.staffId)],
)

/** A record before a change. Moments are ISO 8601. */
export interface RecordBefore {
  draft: Record<string, unknown>
  published: Record<string, unknown> | null
  publishAt: string | null
  withdrawAt: string | null
  deletedAt: string | null
}
