import * as contracts from '@/schemas/api/site/media'
import { operation } from '@/services/kit/service'
import { PictureFault } from '@/services/storage/encode/picture-fault'
import { storePicture } from '@/services/storage/store-picture'
import { hasFolder } from './has-folder'
import { presentUpload } from './present'

export const MOST_PICTURE_BYTES = 20 * 1024 * 1024

export const uploadMedia = operation(contracts.uploadMedia, async ({ file: files, alt = '', folderId }, ctx) => {
  const [given] = files
  if (!(given instanceof File)) throw ctx.fail('notPicture')
  if (given.size > MOST_PICTURE_BYTES) throw ctx.fail('tooLarge')
  if (folderId !== undefined && !(await hasFolder(ctx, folderId))) throw ctx.fail('noFolder')
  const { known, ...kept } = await storePicture(ctx, given, { alt, by: ctx.session.staff?.id ?? 'system', folderId }).catch(
    (error: unknown) => {
      throw error instanceof PictureFault ? ctx.fail(error.fault) : error
    },
  )
  ctx.audit('media.upload', kept.file, { name: kept.name, bytes: kept.bytes })
  return { item: { ...presentUpload(kept), known } }
})
