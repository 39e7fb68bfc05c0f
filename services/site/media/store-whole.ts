// Stores a film or a PDF, which are not encoded again: its content a part at a time, and its row in the library.
import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { media } from '@/services/db/tables/media'
import type { Ctx } from '@/services/kit/service'
import { FILE_TYPES } from '@/services/storage/file-types'
import { uploadedFiles } from '@/services/storage/files/uploaded-files'
import { contentHashOf, laterNameOf } from '@/services/storage/later-name'
import { mediaSearchText } from '@/services/storage/media-search'
import type { MediaRow } from './present'

type Facts = Pick<MediaRow, 'kind' | 'name' | 'alt' | 'width' | 'height' | 'color' | 'poster'> &
  Partial<Pick<MediaRow, 'folderId' | 'seconds' | 'pages'>>

/** Equal contents that are uploaded twice are one file, brought back from the trash. */
export async function storeWhole(ctx: Ctx, given: Blob, ending: string, facts: Facts): Promise<MediaRow & { known: boolean }> {
  const hash = await contentHashOf(given)
  const first = `${hash}.${ending}`
  const [earlier] = await ctx.db
    .select()
    .from(media)
    .where(and(eq(media.siteId, ctx.siteId), eq(media.file, first)))
  // A file whose content was replaced since is another one now: what is uploaded here becomes a file of its own.
  const isOther = earlier !== undefined && earlier.stored !== earlier.file
  const file = isOther ? laterNameOf(randomUUID(), hash, ending) : first
  await uploadedFiles().writeParts(file, given, FILE_TYPES[ending]!)
  const [row] = await ctx.db
    .insert(media)
    .values({
      ...facts,
      ...{ siteId: ctx.siteId, file, stored: file, original: file, bytes: given.size },
      searchText: mediaSearchText(facts),
      createdBy: ctx.session.staff?.id ?? 'system',
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
    .onConflictDoUpdate({ target: [media.siteId, media.file], set: { deletedAt: null } })
    .returning()
  return { ...row!, known: earlier !== undefined && !isOther }
}

/** Stores a later content of a file that is known. @returns its name. */
export async function storeLater(file: string, given: Blob, ending: string): Promise<string> {
  const stored = laterNameOf(file, await contentHashOf(given), ending)
  await uploadedFiles().writeParts(stored, given, FILE_TYPES[ending]!)
  return stored
}
