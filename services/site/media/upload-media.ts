import * as contracts from '@/schemas/api/site/media'
import { PictureFault } from '@/services/storage/re-encode'
import { keepPicture } from '@/services/storage/store-picture'
import { answer, fail } from '@/services/kit/service'
import { presentUpload } from './present'

const MOST_BYTES = 20 * 1024 * 1024

export const uploadMedia = answer(contracts.uploadMedia, 'services/site/media/upload-media.ts', async ({ file: files, alt = '' }, ctx) => {
  const [given] = files
  if (!(given instanceof File)) throw fail(contracts.uploadMedia, 'notPicture')
  if (given.size > MOST_BYTES) throw fail(contracts.uploadMedia, 'tooLarge')
  const kept = await keepPicture(ctx, given, { alt, by: ctx.session.staff?.id ?? 'system' }).catch((error: unknown) => {
    throw error instanceof PictureFault ? fail(contracts.uploadMedia, error.fault) : error
  })
  ctx.audit('media.upload', kept.file, { name: kept.name, bytes: kept.bytes })
  return { item: presentUpload(kept) }
})
