import * as contracts from '@/schemas/api/site/media-library'
import { operation } from '@/services/kit/service'
import { encodeApart } from '@/services/storage/encode/encode-apart'
import { PictureFault } from '@/services/storage/encode/picture-fault'
import type { EncodedPicture } from '@/services/storage/encode/re-encode'
import { FILE_TYPES } from '@/services/storage/file-types'
import { uploadedFiles } from '@/services/storage/files/uploaded-files'
import { laterName } from '@/services/storage/later-name'
import { changeContent, findMedia, lockMedia } from './change-content'
import { presentRow } from './present'
import { requireShownRight } from './require-shown-right'

const WHOLE = { x: 0, y: 0, width: 100, height: 100 }

/** Shows a part of the picture. The original is kept, so that another part, or the whole, can be chosen later. */
export const cropMedia = operation(contracts.cropMedia, async ({ file, version, crop }, ctx) => {
  const known = await findMedia(ctx, file)
  if (!known || known.kind !== 'picture') throw ctx.fail('missing')
  await requireShownRight(ctx, file)
  const { original } = known
  const bytes = await uploadedFiles().read(original)
  if (!bytes) throw ctx.fail('missing')
  const ending = original.slice(original.lastIndexOf('.') + 1) as EncodedPicture['ending']
  await using picture = await encodeApart(bytes, { kind: 'cut', ending, crop: crop ?? WHOLE }).catch((error: unknown) => {
    throw error instanceof PictureFault ? ctx.fail(error.fault) : error
  })
  const body = crop ? Buffer.from(await picture.file.arrayBuffer()) : bytes
  const stored = crop ? laterName(file, body, ending) : original
  if (crop) await uploadedFiles().write(stored, body, FILE_TYPES[ending]!)
  const changed = await ctx.db.transaction(async (db) => {
    const inTransaction = { ...ctx, db }
    const row = await lockMedia(inTransaction, { file, version })
    const { width, height, color, colours } = picture
    return changeContent(inTransaction, row, { stored, original, crop, width, height, color, bytes: body.length }, colours)
  })
  ctx.audit('media.crop', file, { crop })
  return { item: presentRow(changed) }
})
