// What the search of the site knows of each record that visitors see (services/finding). Everything here is made of other tables, and can be
// made again.
import { isNotNull, sql } from 'drizzle-orm'
import { bigint, boolean, customType, index, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core'
import { counter, line, moment, texts } from './columns'

/** A set of marks, of which one scan of an index answers any combination by and, or. It is written and compared, and never read. */
const marks = customType<{ data: readonly string[] }>({
  dataType: () => 'tsvector',
  toDriver: (list) => sql`array_to_tsvector(${sql.param(list)}::text[])`,
})

export const searchDocs = pgTable(
  'search_doc',
  {
    // Columns of a fixed width stand first, and marks, texts and tags apart from the row (the migration says so): a word that is in a hundredth
    // of all records is met in the order of these columns, and pages that are read for it should hold many rows.
    /** A number that orders the new before the old: a moment, or the order of staff. */
    newness: bigint('newness', { mode: 'number' }).notNull(),
    /** How popular it is. */
    weight: real('weight').notNull().default(0),
    /** Exclusive area of the home that it is about, in square metres. */
    area: real('area'),
    isSoldOut: boolean('is_sold_out').notNull().default(false),
    from: moment('from_at'),
    until: moment('until_at'),
    siteId: text('site_id').notNull(),
    /** The part of its area: `products`, `faqs`. */
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    /** Its name, and below it what stands beside it: categories, brand, colours, numbers, each line with a letter that says which. */
    names: text('names').notNull(),
    /** The initials of its name and categories. */
    choseong: line('choseong'),
    /** The beginning of its text without spaces: the summary is the first line. */
    texts: line('texts'),
    /** What its names are found by, and by what its names and text together (services/finding/marks-of-names.ts). */
    nameMarks: marks('name_marks')
      .notNull()
      .default(sql`''`),
    textMarks: marks('text_marks')
      .notNull()
      .default(sql`''`),
    /** The subject under which its views are counted. */
    counted: line('counted'),
    /** Cache tags of all that it is made of: a category takes what stands in it along. */
    tags: texts('tags'),
    /** Of all that was written of it: a record whose words did not change is not written again. */
    hash: text('hash').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.kind, t.id] }),
    index('search_doc_names').using('gin', t.nameMarks).with({ fastupdate: false }),
    index('search_doc_texts').using('gin', t.textMarks).with({ fastupdate: false }),
    index('search_doc_tags').using('gin', t.tags).with({ fastupdate: false }),
    index('search_doc_walk').on(t.siteId, t.kind, t.isSoldOut, t.weight.desc(), t.newness.desc()),
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
