// Stores an uploaded picture once, however often it is uploaded: its file among the uploaded ones, its row and its colours in the library.
import { and, eq, inArray } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { FileOnDisk } from '@/services/base/file-on-disk'
import { media } from '@/services/db/tables/media'
import type { Ctx } from '@/services/kit/service'
import { encodeApart, type EncodedFile } from './encode/encode-apart'
import { PictureFault } from './encode/picture-fault'
import type { PictureKind } from './encode/picture-kind'
import { FILE_TYPES } from './file-types'
import { uploadedFiles } from './files/uploaded-files'
import { mediaSearchText } from './media-search'
import { saveColours } from './save-colours'
import { contentHash, laterName } from './later-name'
import { uploadName } from './upload-name'

/** Uploader of a picture from a member, without the member's number. */
export const BY_MEMBER = 'member'
/** Kinds that editors may use. */
export const SITE_KINDS: readonly PictureKind[] = ['jpeg', 'png', 'gif', 'webp', 'avif', 'heic']

type Row = typeof media.$inferSelect

interface StoreOptions {
  /** Alternative text of this upload; by default that of an earlier one. */
  alt?: string
  /** The uploader: a staff id, or `BY_MEMBER`. */
  by: string
  /** Accepted kinds; by default those of the site. */
  allowed?: readonly PictureKind[]
  /** Folder of the library for a picture that is new in it. */
  folderId?: string | undefined
}

/** @throws PictureFault for an unusable picture; the reason is logged. */
export async function storePicture(ctx: Ctx, given: File, options: StoreOptions): Promise<Row & { known: boolean }> {
  const { alt = '', by, allowed = SITE_KINDS } = options
  const bytes = Buffer.from(await given.arrayBuffer())
  const hash = contentHash(bytes)
  const earlier = await earlierUpload(ctx, hash)
  // A file whose content was replaced since is another one now: what is uploaded here becomes a file of its own.
  const isKnown = earlier !== undefined && earlier.stored === earlier.file
  if (isKnown && (await uploadedFiles().sizeOf(earlier.file)) !== undefined) {
    const known = await again(ctx, earlier, given, options)
    if (known) return { ...known, known: true }
  }
  await using picture = await encodePicture(ctx, given instanceof FileOnDisk ? given : bytes, allowed)
  const name = `${hash}.${picture.ending}`
  const file = earlier && !isKnown ? laterName(randomUUID(), bytes, picture.ending) : name
  await uploadedFiles().write(file, picture.file, FILE_TYPES[picture.ending]!)
  // The name of a member's file may be a person's (P1).
  const words = { name: by === BY_MEMBER ? '회원 사진' : uploadName(given, '사진'), alt: alt.trim() }
  const { width, height, color, colours } = picture
  const shape = { stored: file, original: file, width, height, color, bytes: picture.file.size }
  const kept = await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(media)
      .values({
        siteId: ctx.siteId,
        file,
        ...shape,
        ...words,
        folderId: options.folderId ?? null,
        searchText: mediaSearchText(words),
        createdBy: by,
        createdAt: ctx.now,
        updatedAt: ctx.now,
      })
      .onConflictDoUpdate({ target: [media.siteId, media.file], set: { ...shape, ...(words.alt ? { alt: words.alt } : {}) } })
      .returning()
    await saveColours(tx, row!, colours)
    return row!
  })
  return { ...kept, known: false }
}

/** A picture re-encoded in a process of its own; the reason of a refusal is logged. @throws PictureFault */
export async function encodePicture({ log }: Pick<Ctx, 'log'>, picture: Buffer | FileOnDisk, allowed = SITE_KINDS): Promise<EncodedFile> {
  try {
    return await encodeApart(picture, { kind: 'upload', allowed })
  } catch (error) {
    if (error instanceof PictureFault) {
      const reason = error.cause instanceof Error ? error.cause.message : undefined
      log.info({ event: 'picture-refused', fault: error.fault, reason }, 'an upload was no usable picture')
    }
    throw error
  }
}

/** The same picture, uploaded before. */
async function earlierUpload({ db, siteId }: Ctx, hash: string): Promise<Row | undefined> {
  const files = Object.keys(FILE_TYPES).map((ending) => `${hash}.${ending}`)
  const [row] = await db
    .select()
    .from(media)
    .where(and(eq(media.siteId, siteId), inArray(media.file, files)))
  return row
}

/**
 * The same picture once more: with the newer words, and back from the trash. One that a member uploaded first and staff now joins the
 * library, with the name from staff: otherwise the editor's upload would succeed and the picture would not be listed.
 * @returns undefined when it was deleted meanwhile: it is new then.
 */
async function again(
  { db, siteId, now }: Ctx,
  known: Row,
  given: File,
  { alt = '', by, folderId }: StoreOptions,
): Promise<Row | undefined> {
  const isTaken = by !== BY_MEMBER && known.createdBy === BY_MEMBER
  const isBack = by !== BY_MEMBER && known.deletedAt !== null
  const words = { name: isTaken ? uploadName(given, '사진') : known.name, alt: alt.trim() || known.alt }
  const [row] = await db
    .update(media)
    .set({
      ...words,
      searchText: mediaSearchText(words),
      ...(isTaken ? { createdBy: by, createdAt: now, folderId: folderId ?? null } : {}),
      ...(isBack ? { deletedAt: null, updatedAt: now } : {}),
    })
    .where(and(eq(media.siteId, siteId), eq(media.file, known.file)))
    .returning()
  return row
}
