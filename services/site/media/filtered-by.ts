// Which files of the library a list shows: the same conditions for the library's screen and for the picker of a field.
import { and, eq, gte, isNotNull, isNull, lt, min, ne, notInArray, or, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { NO_FOLDER, type MediaFilter } from '@/schemas/api/site/media-library'
import { contains } from '@/services/db/contains'
import type { Database } from '@/services/db/database'
import { media, mediaColors } from '@/services/db/tables/media'
import { oklabOf } from '@/services/storage/encode/oklab'
import { mediaSearchWord } from '@/services/storage/media-search'
import { BY_MEMBER } from '@/services/storage/store-picture'

/** Farther than this in Oklab, and it is another colour: 0.12, squared. */
const NEAR = 0.12 ** 2
/** A colour of less than this part of a picture is not what it is found by. */
const LEAST_SHARE = 0.06

/** Files of the site's library; what members attach to a review is not for pages. */
export const ofLibrary = (siteId: string): SQL => and(eq(media.siteId, siteId), ne(media.createdBy, BY_MEMBER))!

/** Each word stands in the name or the alternative text, also half typed. */
export function foundBy(search: string): SQL | undefined {
  const words = search.trim().split(/\s+/).filter(Boolean)
  // The first version of the library stored no search text.
  return and(
    ...words.map((word) => or(contains(media.searchText, mediaSearchWord(word)), contains(media.name, word), contains(media.alt, word))),
  )
}

export const inFolder = (folderId: string | undefined): SQL | undefined =>
  folderId === undefined ? undefined : folderId === NO_FOLDER ? isNull(media.folderId) : eq(media.folderId, folderId)

export const withoutAlt: SQL = and(eq(media.kind, 'picture'), eq(media.decorative, false), sql`trim(${media.alt}) = ''`)!

/** @param used names of the files that are used anywhere; needed for `unused` only. */
export function filteredBy(filter: MediaFilter | undefined, used: readonly string[]): SQL | undefined {
  if (filter === 'trash') return isNotNull(media.deletedAt)
  const living = isNull(media.deletedAt)
  switch (filter) {
    case 'noAlt':
      return and(living, withoutAlt)
    case 'film':
    case 'document':
      return and(living, eq(media.kind, filter))
    case 'unused':
      return and(living, used.length > 0 ? notInArray(media.file, [...used]) : undefined)
    default:
      return living
  }
}

/** The files that have a colour near this one, each with its distance. @param hex `#rrggbb` */
export function nearColour(db: Database, siteId: string, hex: string) {
  const { l, a, b } = oklabOf(hex)
  const part = (column: AnyColumn, value: number): SQL => sql`(${column} - ${value}::real) * (${column} - ${value}::real)`
  const away = sql<number>`${part(mediaColors.l, l)} + ${part(mediaColors.a, a)} + ${part(mediaColors.b, b)}`
  return db
    .select({ file: mediaColors.file, away: min(away).as('away') })
    .from(mediaColors)
    .where(and(eq(mediaColors.siteId, siteId), gte(mediaColors.share, LEAST_SHARE), lt(away, NEAR)))
    .groupBy(mediaColors.file)
    .as('near')
}
