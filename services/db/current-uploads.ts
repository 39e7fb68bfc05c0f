import { and, eq, ne } from 'drizzle-orm'
import type { Database } from './database'
import { media, mediaVersions } from './tables/media'
import { memoizeByTags } from './memoize-by-tags'

export interface CurrentUpload {
  stored: string
  width: number
  height: number
  color: string
}

/** Cache tag of the list of replaced files. */
export const REPLACED = 'media-replaced'

/** The uploads whose content is no longer the first one: few, so that all of them lie in memory until one changes. */
export function currentUploads(db: Database, siteId: string): Promise<ReadonlyMap<string, CurrentUpload>> {
  return memoizeByTags(db, [REPLACED], `current-uploads ${siteId}`, async () => {
    const { file, stored, width, height, color } = media
    const rows = await db
      .select({ file, stored, width, height, color })
      .from(media)
      .where(and(eq(media.siteId, siteId), ne(media.stored, media.file)))
    const posters = await earlierPosters(db, siteId)
    return new Map([...posters, ...rows].map(({ file: name, ...shape }) => [name, shape]))
  })
}

/** Pages name a film's poster by its own path; a film that was replaced has another one. */
function earlierPosters(db: Database, siteId: string) {
  const { poster: stored, width, height, color } = media
  return db
    .selectDistinct({ file: mediaVersions.poster, stored, width, height, color })
    .from(mediaVersions)
    .innerJoin(media, and(eq(media.siteId, mediaVersions.siteId), eq(media.file, mediaVersions.file)))
    .where(
      and(eq(media.siteId, siteId), eq(media.kind, 'film'), ne(mediaVersions.poster, ''), ne(stored, ''), ne(mediaVersions.poster, stored)),
    )
}
