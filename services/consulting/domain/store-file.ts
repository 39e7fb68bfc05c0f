import { and, eq, isNull, lt } from 'drizzle-orm'
import { randomBytes, randomUUID } from 'node:crypto'
import { FILE_TYPES as TYPES_WORDS, fileFault } from '@/schemas/rules/base/file-fault'
import { consultationFiles } from '@/services/db/tables/consulting'
import type { Ctx, Fails } from '@/services/kit/service'
import { PictureFault } from '@/services/storage/encode/picture-fault'
import type { PictureKind } from '@/services/storage/encode/picture-kind'
import { FILE_TYPES } from '@/services/storage/file-types'
import { uploadedFiles } from '@/services/storage/files/uploaded-files'
import { encodePicture } from '@/services/storage/store-picture'
import { uploadName } from '@/services/storage/upload-name'

/** V-FILE-2, by the content of a file. */
const KINDS: readonly PictureKind[] = ['jpeg', 'png', 'gif', 'bmp']
const FREE_MS = 86_400_000

export interface StoredFile {
  fileKey: string
  name: string
  bytes: number
}

/**
 * Stores a picture of a home or a plan. It is private: its name fits no public path (services/storage/uploads.ts), and no library lists it.
 * @param counselSeq a request that has it at once; without one a request takes it within a day.
 */
export async function storeFile(
  ctx: Ctx & Fails<'fileType' | 'fileSize' | 'tooManyPixels'>,
  given: unknown,
  { counselSeq = null, byStaff = false }: { counselSeq?: number | null; byStaff?: boolean } = {},
): Promise<StoredFile> {
  if (!(given instanceof File)) throw ctx.fail('fileType')
  const fault = fileFault(given)
  if (fault) throw ctx.fail(fault === TYPES_WORDS ? 'fileType' : 'fileSize')
  const { body, ending } = await encoded(ctx, given)
  const file = `consultation-${randomUUID()}.${ending}`
  await uploadedFiles().write(file, body, FILE_TYPES[ending]!)
  const stored = { fileKey: randomBytes(16).toString('base64url'), name: uploadName(given, '사진'), bytes: body.length }
  const { siteId, now, db } = ctx
  await db.insert(consultationFiles).values({ ...stored, siteId, file, counselSeq, byStaff, createdAt: now })
  await dropFreeFiles(ctx)
  return stored
}

async function encoded(ctx: Ctx & Fails<'fileType' | 'tooManyPixels'>, given: File) {
  try {
    return await encodePicture(ctx, Buffer.from(await given.arrayBuffer()), KINDS)
  } catch (error) {
    if (!(error instanceof PictureFault)) throw error
    throw ctx.fail(['notPicture', 'drawing'].includes(error.fault) ? 'fileType' : 'tooManyPixels')
  }
}

/** Pictures that no request took within a day. */
async function dropFreeFiles(ctx: Ctx): Promise<void> {
  const { db, siteId, now } = ctx
  const old = lt(consultationFiles.createdAt, new Date(now.getTime() - FREE_MS))
  const gone = await db
    .delete(consultationFiles)
    .where(and(eq(consultationFiles.siteId, siteId), isNull(consultationFiles.counselSeq), old))
    .returning({ file: consultationFiles.file })
  ctx.after(async () => {
    for (const { file } of gone) await uploadedFiles().remove(file)
  })
}
