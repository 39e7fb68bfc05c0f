// Changes of one file: the row is locked, the change names the version that it started from, and every change is told to whatever shows
// the file.
import { and, eq, max, ne } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { media, mediaVersions, type Crop } from '@/services/db/tables/media'
import { REPLACED } from '@/services/db/current-uploads'
import { uploadTag } from '@/services/kit/with-current-uploads'
import type { Ctx, Fails } from '@/services/kit/service'
import type { OklabColour } from '@/services/storage/encode/colours-of'
import { saveColours } from '@/services/storage/save-colours'
import type { MediaRow } from './present'
import { ofLibrary } from './filtered-by'

type ChangeCtx = Ctx & Fails<'missing' | 'changed'>

export async function findMedia({ db, siteId }: Pick<Ctx, 'db' | 'siteId'>, file: string): Promise<MediaRow | undefined> {
  const [row] = await db
    .select()
    .from(media)
    .where(and(ofLibrary(siteId), eq(media.file, file)))
  return row
}

/** The row, locked until the end of the transaction. Fails when someone changed it since. */
export async function lockMedia(ctx: ChangeCtx, { file, version }: { file: string; version: number }): Promise<MediaRow> {
  const [row] = await ctx.db
    .select()
    .from(media)
    .where(and(ofLibrary(ctx.siteId), eq(media.file, file)))
    .for('update')
  if (!row) throw ctx.fail('missing')
  if (row.version !== version) throw ctx.fail('changed')
  return row
}

export async function updateMedia({ db, siteId, now }: Ctx, row: MediaRow, change: Partial<MediaRow>): Promise<MediaRow> {
  const [changed] = await db
    .update(media)
    .set({ ...change, version: row.version + 1, updatedAt: now })
    .where(and(eq(media.siteId, siteId), eq(media.file, row.file)))
    .returning()
  return changed!
}

interface Content {
  stored: string
  original: string
  crop: Crop | null
  width: number
  height: number
  color: string
  bytes: number
  /** Of a film or a PDF. */
  poster?: string
  seconds?: number | null
  pages?: number | null
}

/** Shows another content at the path of the file; the earlier one becomes a version that can be taken back. */
export async function changeContent(ctx: Ctx, row: MediaRow, content: Content, colours?: readonly OklabColour[]): Promise<MediaRow> {
  const { db, siteId, now, session } = ctx
  const { file, stored, original, crop, width, height, color, bytes, poster, seconds, pages } = row
  await db.insert(mediaVersions).values({
    ...{ siteId, file, stored, original, crop, width, height, color, bytes, poster, seconds, pages },
    number: (await lastVersion(db, row)) + 1,
    createdBy: session.staff?.id ?? 'system',
    createdAt: now,
  })
  const changed = await updateMedia(ctx, row, content)
  if (colours) await saveColours(db, row, colours)
  ctx.touch(REPLACED, uploadTag(file), ...(await posterTags(db, row)))
  return changed
}

/** Pages name a film's poster by the path that it had when the film was chosen. */
async function posterTags(db: Database, { siteId, file }: MediaRow): Promise<string[]> {
  const rows = await db
    .selectDistinct({ poster: mediaVersions.poster })
    .from(mediaVersions)
    .where(and(eq(mediaVersions.siteId, siteId), eq(mediaVersions.file, file), ne(mediaVersions.poster, '')))
  return rows.map(({ poster }) => uploadTag(poster))
}

async function lastVersion(db: Database, { siteId, file }: MediaRow): Promise<number> {
  const [last] = await db
    .select({ number: max(mediaVersions.number) })
    .from(mediaVersions)
    .where(and(eq(mediaVersions.siteId, siteId), eq(mediaVersions.file, file)))
  return last?.number ?? 0
}
