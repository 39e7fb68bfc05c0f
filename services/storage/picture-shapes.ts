// Records name their pictures by path. What a page must know of them before they come (size, colour, focal point) is
// looked up here for all records of an answer at once.
import { and, eq, inArray } from 'drizzle-orm'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Shape } from '@/schemas/words/shape'
import type { Database } from '@/services/db/database'
import { media } from '@/services/db/tables/site'
import { batchRows } from '@/services/kit/batch'

/** Where uploaded pictures are found. */
export const UPLOADS = '/media/uploads/'

/** A picture that the site ships, as `npm run images` measured it. */
export interface ImageRecord {
  title: string
  alt: string
  width: number
  height: number
  color: string
  focal?: string
}

let records: Promise<Record<string, ImageRecord>> | undefined

/** The shipped pictures by what follows `/media/`. They change with a release only. */
export function imageRecords(): Promise<Record<string, ImageRecord>> {
  records ??= readRecords().catch((error: unknown) => {
    records = undefined
    throw error
  })
  return records
}

const readRecords = async (): Promise<Record<string, ImageRecord>> =>
  JSON.parse(await readFile(join(process.cwd(), 'pages-fixtures', 'images.json'), 'utf8')) as Record<string, ImageRecord>

const UPLOAD = { file: media.file, width: media.width, height: media.height, color: media.color }
type UploadRow = Pick<typeof media.$inferSelect, keyof typeof UPLOAD>
const uploadsBy = batchRows(
  (db, files: string[], siteId): Promise<UploadRow[]> =>
    db
      .select(UPLOAD)
      .from(media)
      .where(and(eq(media.siteId, siteId), inArray(media.file, files))),
  (row) => row.file,
)

/** The shape of each of these pictures; uploads are asked of the database, once, and only if there are any. */
export async function shapesOf(
  paths: readonly (string | null | undefined)[],
  { db, siteId }: { db: Database; siteId: string },
): Promise<(path: string | null | undefined) => Shape> {
  const shipped = await imageRecords()
  const files = new Set(paths.flatMap((path) => (path?.startsWith(UPLOADS) ? [path.slice(UPLOADS.length)] : [])))
  const rows = files.size > 0 ? await uploadsBy(db, [...files], siteId) : new Map<string, UploadRow>()
  const uploaded = new Map([...rows.values()].map(({ file, ...shape }) => [UPLOADS + file, { ...shape, focal: '50% 50%' }]))
  return (path) => {
    if (!path?.startsWith('/media/')) return null
    const key = path.slice('/media/'.length)
    if (!Object.hasOwn(shipped, key)) return uploaded.get(path) ?? null
    const { width, height, color, focal = '50% 50%' } = shipped[key]!
    return { width, height, color, focal }
  }
}
