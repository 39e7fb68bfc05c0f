// The media library of the site. Pages and records name a file by the path of its `file`, which never changes; what is shown there is
// `stored`, named by its content, so that a replaced picture has another URL and no cache shows the earlier one.
import { isNull, sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { createdAt, line, moment } from './columns'

/** A part of the original in percent, from its top left corner. */
export interface Crop {
  x: number
  y: number
  width: number
  height: number
}

export const mediaFolders = pgTable(
  'media_folder',
  {
    id: text('id').primaryKey(),
    siteId: text('site_id').notNull(),
    parentId: text('parent_id').references((): AnyPgColumn => mediaFolders.id),
    name: text('name').notNull(),
    createdAt,
  },
  (t) => [uniqueIndex('media_folder_name').on(t.siteId, sql`coalesce(${t.parentId}, '')`, t.name)],
)

/** Pictures, films and PDFs. Equal contents that are uploaded twice are one file. */
export const media = pgTable(
  'media',
  {
    siteId: text('site_id').notNull(),
    /** What pages and records name it by: the hash of its first content. */
    file: text('file').notNull(),
    kind: text('kind', { enum: ['picture', 'film', 'document'] })
      .notNull()
      .default('picture'),
    /** The present content; another name than `file` once it was replaced or cropped. */
    stored: text('stored').notNull(),
    /** The present content before its crop. */
    original: text('original').notNull(),
    crop: jsonb('crop').$type<Crop>(),
    folderId: text('folder_id').references(() => mediaFolders.id),
    /** The uploader's file name. */
    name: text('name').notNull(),
    alt: line('alt'),
    /** Says nothing that the text around it does not say, so that it needs no alternative text. */
    decorative: boolean('decorative').notNull().default(false),
    /** The point that crops keep, `58% 40%`. */
    focal: text('focal').notNull().default('50% 50%'),
    /** As it is shown: upright, and cropped. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    color: text('color').notNull(),
    bytes: integer('bytes').notNull(),
    /** A film's picture before it plays or a PDF's first page, and a film's captions: names of uploaded files. */
    poster: line('poster'),
    captions: line('captions'),
    seconds: integer('seconds'),
    /** Of a PDF. */
    pages: integer('pages'),
    /** Its name and alternative text, taken apart into letters, so that half a syllable finds them. */
    searchText: line('search_text'),
    /** Grows with every change; a change names the number it started from. */
    version: integer('version').notNull().default(1),
    createdBy: text('created_by').notNull(),
    createdAt,
    updatedAt: moment('updated_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.file] }),
    index('media_newest').on(t.siteId, t.createdAt),
    index('media_folder_newest').on(t.siteId, t.folderId, t.createdAt).where(isNull(t.deletedAt)),
    index('media_stored').on(t.siteId, t.stored),
  ],
)

/** What a file showed before it was replaced or cropped. */
export const mediaVersions = pgTable(
  'media_version',
  {
    siteId: text('site_id').notNull(),
    file: text('file').notNull(),
    number: integer('number').notNull(),
    stored: text('stored').notNull(),
    original: text('original').notNull(),
    crop: jsonb('crop').$type<Crop>(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    color: text('color').notNull(),
    bytes: integer('bytes').notNull(),
    poster: line('poster'),
    seconds: integer('seconds'),
    pages: integer('pages'),
    createdBy: text('created_by').notNull(),
    createdAt,
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.file, t.number] }),
    foreignKey({ columns: [t.siteId, t.file], foreignColumns: [media.siteId, media.file] }).onDelete('cascade'),
  ],
)

/** The colours of a picture in Oklab, where the distance of two is what the eye sees. */
export const mediaColors = pgTable(
  'media_color',
  {
    siteId: text('site_id').notNull(),
    file: text('file').notNull(),
    rank: integer('rank').notNull(),
    l: real('l').notNull(),
    a: real('a').notNull(),
    b: real('b').notNull(),
    /** Its part of the picture, 0 to 1. */
    share: real('share').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.file, t.rank] }),
    foreignKey({ columns: [t.siteId, t.file], foreignColumns: [media.siteId, media.file] }).onDelete('cascade'),
    index('media_color_near').on(t.siteId, t.l, t.a, t.b),
  ],
)
