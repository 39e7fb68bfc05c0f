import { and, eq, isNull, lt } from 'drizzle-orm'
import { randomBytes, randomUUID } from 'node:crypto'
import { PDF_LIMITS, pdfErrors } from '@/schemas/api/site/documents'
import { FILE_MB, FILE_TYPES as TYPES_WORDS, fileFault } from '@/schemas/rules/base/file-fault'
import type { AttachedPart } from '@/schemas/rules/consulting/attached-parts'
import type { Stage } from '@/schemas/rules/consulting/stages'
import { FileOnDisk } from '@/services/base/file-on-disk'
import { consultationFiles } from '@/services/db/tables/consulting'
import type { Ctx, Fails } from '@/services/kit/service'
import type { PictureKind } from '@/services/storage/encode/picture-kind'
import { FILE_TYPES } from '@/services/storage/file-types'
import { uploadedFiles } from '@/services/storage/files/uploaded-files'
import { PdfFault } from '@/services/storage/pdf/pdf-fault'
import { readPdf } from '@/services/storage/pdf/read-pdf'
import { refusedPicture } from '@/services/storage/refused-picture'
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

type FileFault = 'fileType' | 'fileSize' | 'tooManyPixels'

interface Place {
  /** A request that has it at once; without one a request takes it within a day. */
  counselSeq?: number | null
  byStaff?: boolean
  stage?: Stage | null
  part?: AttachedPart | null
  /** Of an upload that may be stored by two calls at once: the first one's picture stays. */
  fileKey?: string
  /** `ownerOf` the session that sent it: only they attach it to a request. */
  uploadedBy?: string | null
}

/**
 * Stores a picture of a home or a plan. It is private: its name fits no public path (services/storage/uploads.ts), and no library lists it.
 * A document of staff may be a PDF, stored as it is once it was read.
 */
export async function storeFile(
  ctx: Ctx & Fails<FileFault>,
  given: unknown,
  {
    counselSeq = null,
    byStaff = false,
    stage = null,
    part = null,
    fileKey = randomBytes(16).toString('base64url'),
    uploadedBy = null,
  }: Place = {},
): Promise<StoredFile> {
  if (!(given instanceof File)) throw ctx.fail('fileType')
  await using picture = part === 'document' && isPdf(given) ? undefined : await encodedPicture(ctx, given)
  const ending = picture?.ending ?? 'pdf'
  const file = `consultation-${randomUUID()}.${ending}`
  await uploadedFiles().write(file, picture?.file ?? (await checkedPdf(ctx, given)), FILE_TYPES[ending]!)
  const stored = { fileKey, name: uploadName(given, '사진'), bytes: picture?.file.size ?? given.size }
  const { siteId, now, db } = ctx
  const [row] = await db
    .insert(consultationFiles)
    .values({ ...stored, siteId, file, uploadedBy, counselSeq, byStaff, stage, part, createdAt: now })
    .onConflictDoNothing()
    .returning({ fileKey: consultationFiles.fileKey })
  if (!row) await uploadedFiles().remove(file)
  await dropFreeFiles(ctx)
  return stored
}

async function encodedPicture(ctx: Ctx & Fails<FileFault>, given: File) {
  const fault = fileFault(given)
  if (fault) throw ctx.fail(fault === TYPES_WORDS ? 'fileType' : 'fileSize')
  try {
    return await encodePicture(ctx, given instanceof FileOnDisk ? given : Buffer.from(await given.arrayBuffer()), KINDS)
  } catch (error) {
    throw refusedPicture(ctx, error)
  }
}

const isPdf = ({ name }: File): boolean => /\.pdf$/i.test(name)

/** A PDF that can be opened: a broken or a locked one would only fail for the person. */
async function checkedPdf(ctx: Ctx & Fails<FileFault>, given: File) {
  if (given.size > FILE_MB * 1_048_576) throw ctx.fail('fileSize')
  const body = Buffer.from(await given.arrayBuffer())
  if (!body.subarray(0, 1_024).includes('%PDF-')) throw ctx.fail('fileType', { words: pdfErrors.notPdf[1] })
  await readPdf({ bytes: new Uint8Array(body), asPages: false, mostPages: PDF_LIMITS.pages }, () => undefined).catch((error: unknown) => {
    throw error instanceof PdfFault ? ctx.fail('fileType', { words: pdfErrors[error.fault][1] }) : error
  })
  return body
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
