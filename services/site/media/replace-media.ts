import * as contracts from '@/schemas/api/site/media-library'
import { FileOnDisk } from '@/services/base/file-on-disk'
import { operation } from '@/services/kit/service'
import { PictureFault } from '@/services/storage/encode/picture-fault'
import { FILE_TYPES } from '@/services/storage/file-types'
import { uploadedFiles } from '@/services/storage/files/uploaded-files'
import { encodePicture } from '@/services/storage/store-picture'
import { laterName } from '@/services/storage/later-name'
import { changeContent, findMedia, lockMedia } from './change-content'
import { presentRow } from './present'
import { requireShownRight } from './require-shown-right'
import { MOST_PICTURE_BYTES } from './upload-media'

export const replaceMedia = operation(contracts.replaceMedia, async ({ file, version, replacement: [given] }, ctx) => {
  if (!(given instanceof File)) throw ctx.fail('notPicture')
  if (given.size > MOST_PICTURE_BYTES) throw ctx.fail('tooLarge')
  const known = await findMedia(ctx, file)
  if (!known) throw ctx.fail('missing')
  if (known.kind !== 'picture') throw ctx.fail('notSameKind')
  await requireShownRight(ctx, file)
  const bytes = Buffer.from(await given.arrayBuffer())
  await using picture = await encodePicture(ctx, given instanceof FileOnDisk ? given : bytes).catch((error: unknown) => {
    throw error instanceof PictureFault ? ctx.fail(error.fault) : error
  })
  const { width, height, color, ending, file: encoded } = picture
  const stored = laterName(file, bytes, ending)
  await uploadedFiles().write(stored, encoded, FILE_TYPES[ending]!)
  const changed = await ctx.db.transaction(async (db) => {
    const inTransaction = { ...ctx, db }
    const row = await lockMedia(inTransaction, { file, version })
    const content = { stored, original: stored, crop: null, width, height, color, bytes: encoded.size }
    return changeContent(inTransaction, row, content, picture.colours)
  })
  ctx.audit('media.replace', file, { stored, bytes: encoded.size })
  return { item: presentRow(changed) }
})
