import * as contracts from '@/schemas/api/site/media-library'
import { operation } from '@/services/kit/service'
import { updateMedia } from './change-content'
import { eachFile } from './each-file'
import { hasFolder } from './has-folder'

export const moveMedia = operation(contracts.moveMedia, async ({ files, folderId }, ctx) => {
  if (folderId !== null && !(await hasFolder(ctx, folderId))) throw ctx.fail('noFolder')
  return eachFile(ctx, files, async (one, row) => {
    await updateMedia(one, row, { folderId })
    one.audit('media.move', row.file, { folderId })
    return '폴더로 옮겼습니다.'
  })
})
