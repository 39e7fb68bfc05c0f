// What staff are told: one row for each thing that came in, written in its transaction, and without a word about the person behind it. Who
// may know of it is decided when it is read (services/news/heard-news.ts), so that a role that was changed holds at once.
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { NEWS_CHANNELS, NEWS_KINDS } from '@/schemas/rules/base/news-kinds'
import { staff } from './auth'
import { line, moment } from './columns'

export const staffNews = pgTable(
  'staff_news',
  {
    newsSeq: integer('news_seq').primaryKey().generatedByDefaultAsIdentity(),
    siteId: text('site_id').notNull(),
    kind: text('kind', { enum: NEWS_KINDS }).notNull(),
    /** What it tells of, `order:…`: it is told once. */
    key: text('key').notNull(),
    /** Number of the thing, as the console shows it. */
    number: text('number').notNull(),
    /** Path of the console that opens the thing. */
    link: text('link').notNull(),
    /** Whose shop it is; null: no shop's. */
    shopId: text('shop_id'),
    /** New to this shop alone: the others heard of the thing before. */
    isForShop: boolean('is_for_shop').notNull().default(false),
    raisedAt: moment('raised_at').notNull(),
    /** When it was put into the messages of those who want it by mail or text; null until then. */
    spreadAt: moment('spread_at'),
  },
  (t) => [
    uniqueIndex('staff_news_once').on(t.siteId, t.key),
    index('staff_news_latest').on(t.siteId, t.raisedAt, t.newsSeq),
    index('staff_news_link').on(t.siteId, t.link),
    index('staff_news_unspread')
      .on(t.newsSeq)
      .where(sql`${t.spreadAt} is null`),
  ],
)

const ofStaff = () =>
  text('staff_id')
    .notNull()
    .references(() => staff.id, { onDelete: 'cascade' })
const ofNews = () =>
  integer('news_seq')
    .notNull()
    .references(() => staffNews.newsSeq, { onDelete: 'cascade' })

/** What a person has read; it is read on every computer. */
export const staffNewsReads = pgTable(
  'staff_news_read',
  { staffId: ofStaff(), newsSeq: ofNews(), readAt: moment('read_at').notNull() },
  (t) => [primaryKey({ columns: [t.staffId, t.newsSeq] }), index('staff_news_read_news').on(t.newsSeq)],
)

/** The ways beside the console by which a person wants to hear of a kind; none without a row. */
export const staffNewsChoices = pgTable(
  'staff_news_choice',
  { staffId: ofStaff(), kind: text('kind', { enum: NEWS_KINDS }).notNull(), channel: text('channel', { enum: NEWS_CHANNELS }).notNull() },
  (t) => [primaryKey({ columns: [t.staffId, t.kind, t.channel] })],
)

/** When a person wants no mail and no text; no row: the usual night (schemas/rules/base/news-times.ts). */
export const staffNewsTimes = pgTable('staff_news_time', {
  staffId: text('staff_id')
    .primaryKey()
    .references(() => staff.id, { onDelete: 'cascade' }),
  isQuiet: boolean('is_quiet').notNull(),
  /** `21:00` in Seoul. */
  quietFrom: text('quiet_from').notNull(),
  quietUntil: text('quiet_until').notNull(),
  /** Faults of payments are told in the quiet hours, too. */
  faultsAlways: boolean('faults_always').notNull(),
})

/** One mail or text message with all that came in since the last one. */
export const staffDigests = pgTable(
  'staff_digest',
  {
    digestSeq: integer('digest_seq').primaryKey().generatedByDefaultAsIdentity(),
    staffId: ofStaff(),
    channel: text('channel', { enum: NEWS_CHANNELS }).notNull(),
    /** `sending` is not tried again: a process that stopped in it may have sent it. `dropped`: there was nothing to tell. */
    state: text('state', { enum: ['waiting', 'sending', 'sent', 'failed', 'dropped'] })
      .notNull()
      .default('waiting'),
    tries: integer('tries').notNull().default(0),
    dueAt: moment('due_at').notNull(),
    /** When it was composed: the next one follows minutes later. */
    begunAt: moment('begun_at'),
    /** Why the last try failed. */
    fault: line('fault'),
  },
  (t) => [
    // One at a time collects; what was tried and waits for another try collects no more.
    uniqueIndex('staff_digest_collects')
      .on(t.staffId, t.channel)
      .where(sql`${t.state} = 'waiting' and ${t.tries} = 0`),
    index('staff_digest_due')
      .on(t.dueAt)
      .where(sql`${t.state} = 'waiting'`),
    index('staff_digest_begun').on(t.staffId, t.channel, t.begunAt),
  ],
)

/** What a person is to be told by a way, and the message that tells it. */
export const staffDigestItems = pgTable(
  'staff_digest_item',
  {
    staffId: ofStaff(),
    channel: text('channel', { enum: NEWS_CHANNELS }).notNull(),
    newsSeq: ofNews(),
    /** Null: no message has it yet. */
    digestSeq: integer('digest_seq').references(() => staffDigests.digestSeq, { onDelete: 'set null' }),
  },
  (t) => [
    primaryKey({ columns: [t.staffId, t.channel, t.newsSeq] }),
    index('staff_digest_item_news').on(t.newsSeq),
    index('staff_digest_item_digest').on(t.digestSeq),
  ],
)
