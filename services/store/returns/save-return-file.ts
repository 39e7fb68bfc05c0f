import { and, eq, isNull, lt } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Item } from '@/schemas/api/base/contract'
import * as contracts from '@/schemas/api/store/return-files'
import { CallFailure } from '@/schemas/api/base/failure'
import { FILE_TYPES as TYPES_WORDS, fileFault } from '@/schemas/rules/base/file-fault'
import { FileOnDisk } from '@/services/base/file-on-disk'
import { returnFiles } from '@/services/db/tables/returns'
import { ownerOf } from '@/services/uploads/resumable-upload'
import { operation, type CtxOf } from '@/services/kit/service'
import type { PictureKind } from '@/services/storage/encode/picture-kind'
import { FILE_TYPES } from '@/services/storage/file-types'
import { uploadedFiles } from '@/services/storage/files/uploaded-files'
import { refusedPicture } from '@/services/storage/refused-picture'
import { encodePicture } from '@/services/storage/store-picture'
import { incomingReturnPictures } from './incoming-return-pictures'

type Context = CtxOf<typeof contracts.saveReturnFile>
type StoredFile = Item<typeof contracts.saveReturnFile>
/** V-FILE-2, by the content of a file. */
const KINDS: readonly PictureKind[] = ['jpeg', 'png', 'gif', 'bmp']
const FREE_MS = 86_400_000

/** Re-encodes a picture that has arrived, so that no place, time or camera is left in it. It is private: its name fits no public path. */
export const saveReturnFile = operation(contracts.saveReturnFile, async ({ uploadId }, ctx) => {
  const before = await storedBefore(ctx, uploadId)
  if (before) return { item: before }
  try {
    return { item: await storeArrived(ctx, uploadId) }
  } catch (error) {
    // Another call may have stored it since and removed what arrived.
    const meanwhile = await storedBefore(ctx, uploadId).catch(() => undefined)
    if (meanwhile) return { item: meanwhile }
    throw error
  }
})

/** What arrived is removed when its picture is stored, or when it is none; what is not whole yet goes on. */
async function storeArrived(ctx: Context, uploadId: string): Promise<StoredFile> {
  const given = await incomingReturnPictures.take({ uploadId }, ctx)
  try {
    const stored = await store(ctx, given, uploadId)
    ctx.after(() => drop(ctx, uploadId))
    return stored
  } catch (error) {
    if (error instanceof CallFailure && error.status < 500) await drop(ctx, uploadId)
    throw error
  }
}

const drop = async (ctx: Context, uploadId: string): Promise<void> => void (await incomingReturnPictures.drop({ uploadId }, ctx))

async function storedBefore({ db, siteId, session }: Context, fileKey: string): Promise<StoredFile | undefined> {
  const [row] = await db
    .select({ fileKey: returnFiles.fileKey, bytes: returnFiles.bytes })
    .from(returnFiles)
    .where(and(eq(returnFiles.siteId, siteId), eq(returnFiles.fileKey, fileKey), eq(returnFiles.uploadedBy, ownerOf(session))))
  return row
}

async function store(ctx: Context, given: File, fileKey: string): Promise<StoredFile> {
  const { db, siteId, now, session } = ctx
  await using picture = await encoded(ctx, given)
  const file = `return-${randomUUID()}.${picture.ending}`
  await uploadedFiles().write(file, picture.file, FILE_TYPES[picture.ending]!)
  const bytes = picture.file.size
  const [row] = await db
    .insert(returnFiles)
    .values({ fileKey, siteId, file, bytes, uploadedBy: ownerOf(session), createdAt: now })
    .onConflictDoNothing()
    .returning({ fileKey: returnFiles.fileKey })
  if (!row) await uploadedFiles().remove(file)
  await dropFree(ctx)
  return { fileKey, bytes }
}

async function encoded(ctx: Context, given: File) {
  const fault = fileFault(given)
  if (fault) throw ctx.fail(fault === TYPES_WORDS ? 'fileType' : 'fileSize')
  try {
    return await encodePicture(ctx, given instanceof FileOnDisk ? given : Buffer.from(await given.arrayBuffer()), KINDS)
  } catch (error) {
    throw refusedPicture(ctx, error)
  }
}

/** Pictures that no return took within a day. */
async function dropFree(ctx: Context): Promise<void> {
  const { db, siteId, now } = ctx
  const old = lt(returnFiles.createdAt, new Date(now.getTime() - FREE_MS))
  const gone = await db
    .delete(returnFiles)
    .where(and(eq(returnFiles.siteId, siteId), isNull(returnFiles.returnSeq), old))
    .returning({ file: returnFiles.file })
  ctx.after(async () => {
    for (const { file } of gone) await uploadedFiles().remove(file)
  })
}
