import * as contracts from '@/schemas/api/site/media'
import { PictureFault } from '@/services/storage/re-encode'
import { storePicture } from '@/services/storage/store-picture'
import { operation } from '@/services/kit/service'
import { presentUpload } from './present'

const MOST_BYTES = 20 * 1024 * 1024

export const uploadMedia = operation(contracts.uploadMedia, async ({ file: files, alt = '' }, ctx) => {
  const [given] = files
  if (!(given instanceof File)) throw ctx.fail('notPicture')
  if (given.size > MOST_BYTES) throw ctx.fail('tooLarge')
  const kept = await storePicture(ctx, given, { alt, by: ctx.session.staff?.id ?? 'system' }).catch((error: unknown) => {
    throw error instanceof PictureFault ? ctx.fail(error.fault) : error
  })
  ctx.audit('media.upload', kept.file, { name: kept.name, bytes: kept.bytes })
  return { item: presentUpload(kept) }
})
