import { and, eq, inArray, ne, or } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/media-library'
import type { Database } from '@/services/db/database'
import { media, mediaVersions } from '@/services/db/tables/media'
import { REPLACED } from '@/services/db/current-uploads'
import { uploadTag } from '@/services/kit/with-current-uploads'
import { operation } from '@/services/kit/service'
import { uploadedFiles } from '@/services/storage/files/uploaded-files'
import { eachFile, leave } from './each-file'
import { findUsages } from './find-usages'
import type { MediaRow } from './present'
import { placesOf } from './trash-media'

/** Only what lies in the trash, and what nothing names: a page may have been restored meanwhile. */
export const purgeMedia = operation(contracts.purgeMedia, ({ files }, ctx) =>
  eachFile(ctx, files, async (one, row) => {
    if (row.deletedAt === null) throw leave('휴지통에 있는 파일만 완전히 지울 수 있습니다.')
    const usages = await findUsages(one, row.file)
    if (usages.length > 0) throw leave(`다시 쓰이고 있어 지울 수 없습니다: ${placesOf(usages)}.`)
    const names = await ownNames(one.db, row)
    await one.db.delete(media).where(and(eq(media.siteId, row.siteId), eq(media.file, row.file)))
    one.touch(REPLACED, uploadTag(row.file))
    one.audit('media.purge', row.file, { name: row.name })
    one.after(async () => {
      for (const name of names) await uploadedFiles().remove(name)
    })
    return '완전히 지웠습니다.'
  }),
)

/** The names of all contents of a file that no other site of this database has. */
async function ownNames(db: Database, row: MediaRow): Promise<string[]> {
  const versions = await db
    .select({ stored: mediaVersions.stored, original: mediaVersions.original, poster: mediaVersions.poster })
    .from(mediaVersions)
    .where(and(eq(mediaVersions.siteId, row.siteId), eq(mediaVersions.file, row.file)))
  const names = [
    ...new Set([row, ...versions].flatMap(({ stored, original, poster }) => [stored, original, poster]).concat(row.file, row.captions)),
  ]
  const others = await db
    .select({ stored: media.stored, original: media.original, file: media.file, poster: media.poster, captions: media.captions })
    .from(media)
    .where(
      and(
        or(ne(media.siteId, row.siteId), ne(media.file, row.file)),
        or(...[media.file, media.stored, media.original, media.poster, media.captions].map((column) => inArray(column, names))),
      ),
    )
  const kept = new Set(others.flatMap((other) => Object.values(other)))
  return names.filter((name) => name !== '' && !kept.has(name))
}
