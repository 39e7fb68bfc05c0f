// Records name their pictures by path. The data that a page needs before they load (size, colour, focal point) is read here for all
// records of an answer at once.
import { and, eq, inArray } from 'drizzle-orm'
import type { Shape } from '@/schemas/words/shape'
import type { Database } from '@/services/db/database'
import { media } from '@/services/db/tables/media'
import { batchRows } from '@/services/db/batch'
import { imageRecords } from './image-records'
import { UPLOADS } from './uploads'

const UPLOAD = { file: media.file, width: media.width, height: media.height, color: media.color, focal: media.focal }
type UploadRow = Pick<typeof media.$inferSelect, keyof typeof UPLOAD>
const uploadsBy = batchRows(
  (db, files: string[], siteId): Promise<UploadRow[]> =>
    db
      .select(UPLOAD)
      .from(media)
      .where(and(eq(media.siteId, siteId), inArray(media.file, files))),
  (row) => row.file,
)

/** The shape of each of these pictures; uploads are read from the database in one query, if there are any. */
export async function pictureShapes(
  paths: readonly (string | null | undefined)[],
  { db, siteId }: { db: Database; siteId: string },
): Promise<(path: string | null | undefined) => Shape> {
  const shipped = await imageRecords()
  const files = new Set(paths.flatMap((path) => (path?.startsWith(UPLOADS) ? [path.slice(UPLOADS.length)] : [])))
  const rows = files.size > 0 ? await uploadsBy(db, [...files], siteId) : new Map<string, UploadRow>()
  const uploaded = new Map([...rows.values()].map(({ file, ...shape }) => [UPLOADS + file, shape]))
  return (path) => {
    if (!path?.startsWith('/media/')) return null
    const key = path.slice('/media/'.length)
    if (!Object.hasOwn(shipped, key)) return uploaded.get(path) ?? null
    const { width, height, color, focal = '50% 50%' } = shipped[key]!
    return { width, height, color, focal }
  }
}
