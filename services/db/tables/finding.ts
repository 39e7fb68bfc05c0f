// What the search of the site knows of each record that visitors see (services/finding). Everything here is made of other tables, and can be
// made again.
import { isNotNull } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core'
import { counter, line, moment, texts } from './columns'

export const searchDocs = pgTable(
  'search_doc',
  {
    siteId: text('site_id').notNull(),
    /** The part of its area: `products`, `faqs`. */
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    /** Its name, and below it what stands beside it: categories, brand, colours, numbers, each line with a letter that says which. */
    names: text('names').notNull(),
    /** The beginning of its text without spaces: the summary is the first line. */
    texts: line('texts'),
    /** Pairs of letters, letters and initials of the names, pairs of letters of the text (lib/hangul/pairs-in.ts). */
    nameGrams: integer('name_grams').array().notNull().default([]),
    textGrams: integer('text_grams').array().notNull().default([]),
    /** The initials of its name and categories. */
    choseong: line('choseong'),
    /** Exclusive area of the home that it is about, in square metres. */
    area: real('area'),
    /** How popular it is: a walk through the frequent meets these first. */
    weight: real('weight').notNull().default(0),
    /** A number that orders the new before the old: a moment, or the order of staff. */
    newness: bigint('newness', { mode: 'number' }).notNull(),
    from: moment('from_at'),
    until: moment('until_at'),
    isSoldOut: boolean('is_sold_out').notNull().default(false),
    /** The subject under which its views are counted. */
    counted: line('counted'),
    /** Cache tags of all that it is made of: a category takes what stands in it along. */
    tags: texts('tags'),
    /** Of all columns above: a record whose words did not change is not written again. */
    hash: text('hash').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.kind, t.id] }),
    index('search_doc_names').using('gin', t.nameGrams).with({ fastupdate: false }),
    index('search_doc_texts').using('gin', t.textGrams).with({ fastupdate: false }),
    index('search_doc_tags').using('gin', t.tags).with({ fastupdate: false }),
    index('search_doc_weight').on(t.siteId, t.kind, t.weight.desc(), t.newness.desc()),
    index('search_doc_area').on(t.siteId, t.area).where(isNotNull(t.area)),
    index('search_doc_from').on(t.siteId, t.from).where(isNotNull(t.from)),
    index('search_doc_until').on(t.siteId, t.until).where(isNotNull(t.until)),
  ],
)

/** Words of names, which are never corrected, and to which others are. One that no name has any more stays: it finds nothing. */
export const searchWords = pgTable(
  'search_word',
  {
    siteId: text('site_id').notNull(),
    word: text('word').notNull(),
    /** A whole name, such as that of a category. */
    isName: boolean('is_name').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.word] })],
)

/** How far the table of each kind is filled. */
export const searchKinds = pgTable(
  'search_kind',
  {
    siteId: text('site_id').notNull(),
    kind: text('kind').notNull(),
    /** What made its rows; another version of it fills the kind again. */
    version: text('version').notNull(),
    /** Whether all of it was written once. */
    isFilled: boolean('is_filled').notNull().default(false),
    /** Whether more changed than one call could write. */
    isDue: boolean('is_due').notNull().default(true),
    done: counter('done'),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.kind] })],
)

/** Pairs that many records have: the index is no help for them. Counted every night. */
export const searchGrams = pgTable(
  'search_gram',
  {
    siteId: text('site_id').notNull(),
    /** `names` or `texts`. */
    of: text('of', { enum: ['names', 'texts'] }).notNull(),
    gram: integer('gram').notNull(),
    /** Of all records of the site. */
    share: real('share').notNull(),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.of, t.gram] })],
)
