import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { media } from '@/services/db/tables/media'
import { BY_MEMBER } from './store-picture'

/**
 * Deletes the rows of pictures that members uploaded. One that staff took into their library is theirs as well, and stays.
 * @returns the files that go once this is committed.
 */
export async function dropMemberPictures(tx: Database, siteId: string, files: readonly string[]): Promise<string[]> {
  const gone = await tx
    .delete(media)
    .where(and(eq(media.siteId, siteId), inArray(media.file, [...files]), eq(media.createdBy, BY_MEMBER)))
    .returning({ file: media.file })
  return gone.map(({ file }) => file)
}
