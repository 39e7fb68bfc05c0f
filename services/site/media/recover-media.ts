import * as contracts from '@/schemas/api/site/media-library'
import { operation } from '@/services/kit/service'
import { updateMedia } from './change-content'
import { eachFile } from './each-file'

export const recoverMedia = operation(contracts.recoverMedia, ({ files }, ctx) =>
  eachFile(ctx, files, async (one, row) => {
    await updateMedia(one, row, { deletedAt: null })
    one.audit('media.recover', row.file, { name: row.name })
    return '되돌렸습니다.'
  }),
)
