import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/consulting/requests'
import { CallFailure } from '@/schemas/api/base/failure'
import { consultationFiles } from '@/services/db/tables/consulting'
import { operation, type CtxOf } from '@/services/kit/service'
import { ownerOf } from '@/services/uploads/resumable-upload'
import { storeFile, type StoredFile } from '../domain/store-file'
import { incomingPictures } from './incoming-pictures'

type Context = CtxOf<typeof contracts.saveConsultationFile>

export const saveConsultationFile = operation(contracts.saveConsultationFile, async ({ uploadId }, ctx) => {
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

/** What arrived is removed when its picture is stored, or when it is none: killed in between, this process does the same again. */
async function storeArrived(ctx: Context, uploadId: string): Promise<StoredFile> {
  const file = await incomingPictures.take({ uploadId }, ctx)
  try {
    const stored = await storeFile(ctx, file, { fileKey: uploadId, uploadedBy: ownerOf(ctx.session) })
    ctx.after(() => drop(ctx, uploadId))
    return stored
  } catch (error) {
    if (error instanceof CallFailure && error.status < 500) await drop(ctx, uploadId)
    throw error
  }
}

const drop = async (ctx: Context, uploadId: string): Promise<void> => void (await incomingPictures.drop({ uploadId }, ctx))

async function storedBefore({ db, siteId, session }: Context, fileKey: string): Promise<StoredFile | undefined> {
  const [row] = await db
    .select({ fileKey: consultationFiles.fileKey, name: consultationFiles.name, bytes: consultationFiles.bytes })
    .from(consultationFiles)
    .where(
      and(eq(consultationFiles.siteId, siteId), eq(consultationFiles.fileKey, fileKey), eq(consultationFiles.uploadedBy, ownerOf(session))),
    )
  return row
}
