// Stores an uploaded picture once, however often it is uploaded: its file among the uploaded ones, its row in the table of pictures.
import { and, eq, inArray } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { media } from '@/services/db/tables/site'
import { reEncode, PictureFault, type PictureKind } from './re-encode'
import type { Ctx } from '@/services/kit/service'
import { uploadedFiles } from './files/uploaded-files'
import { FILE_TYPES } from './file-types'

/** Uploader of a picture from a member, without the member's number. */
export const BY_MEMBER = 'member'

type Row = typeof media.$inferSelect
type Stored = Pick<Row, 'file' | 'name' | 'alt' | 'width' | 'height' | 'color' | 'bytes'>

interface StoreOptions {
  /** Alternative text of this upload; by default that of an earlier one. */
  alt?: string
  /** The uploader: a staff id, or `BY_MEMBER`. */
  by: string
  /** Accepted kinds; by default those of the site. */
  allowed?: readonly PictureKind[]
}

/** @throws PictureFault for an unusable picture; the reason is logged. */
export async function storePicture(ctx: Ctx, given: File, { alt = '', by, allowed }: StoreOptions): Promise<Row> {
  const bytes = Buffer.from(await given.arrayBuffer())
  const hash = createHash('sha256').update(bytes).digest('hex')
  // The name of a member's file may be a person's (P1).
  const name = by === BY_MEMBER ? '회원 사진' : nameOf(given)
  const row = (await knownUpload(ctx, hash)) ?? (await store(ctx, bytes, hash, name, allowed))
  const words = alt.trim() || row.alt
  const [kept] = await ctx.db
    .insert(media)
    .values({ ...row, siteId: ctx.siteId, alt: words, createdBy: by, createdAt: ctx.now })
    .onConflictDoUpdate({ target: [media.siteId, media.file], set: { alt: words } })
    .returning()
  return by === BY_MEMBER || kept!.createdBy !== BY_MEMBER ? kept! : takeOver(ctx, kept!, { name: nameOf(given), by })
}

/**
 * A picture uploaded by a member first and by staff now joins the library, with the name from staff: otherwise the editor's upload would
 * succeed and the picture would not be listed.
 */
async function takeOver({ db, siteId, now }: Ctx, { file }: Row, { name, by }: { name: string; by: string }): Promise<Row> {
  const [taken] = await db
    .update(media)
    .set({ name, createdBy: by, createdAt: now })
    .where(and(eq(media.siteId, siteId), eq(media.file, file)))
    .returning()
  return taken!
}

/** The same picture, uploaded before; its file may have been lost since. */
async function knownUpload({ db, siteId }: Ctx, hash: string): Promise<Stored | undefined> {
  const files = Object.keys(FILE_TYPES).map((ending) => `${hash}.${ending}`)
  const [row] = await db
    .select()
    .from(media)
    .where(and(eq(media.siteId, siteId), inArray(media.file, files)))
  return row && (await uploadedFiles().sizeOf(row.file)) !== undefined ? row : undefined
}

async function store({ log }: Ctx, bytes: Buffer, hash: string, name: string, allowed?: readonly PictureKind[]): Promise<Stored> {
  try {
    const { body, ending, width, height, color } = await reEncode(bytes, allowed)
    const file = `${hash}.${ending}`
    await uploadedFiles().write(file, body, FILE_TYPES[ending]!)
    return { file, name, alt: '', width, height, color, bytes: body.length }
  } catch (error) {
    if (error instanceof PictureFault) {
      const reason = error.cause instanceof Error ? error.cause.message : undefined
      log.info({ event: 'picture-refused', fault: error.fault, reason }, 'an upload was no usable picture')
    }
    throw error
  }
}

/** The normalised name (a Mac sends NFD), without unwanted characters. */
function nameOf(file: File): string {
  const last = file.name.split(/[/\\]/).at(-1) ?? ''
  const clean = last
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
  return [...clean].slice(0, 200).join('') || '사진'
}
