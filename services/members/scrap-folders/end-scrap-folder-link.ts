import * as contracts from '@/schemas/api/members/scrap-folders'
import { operation } from '@/services/kit/service'
import { endLinks } from './end-links'
import { lockFolder } from './own-folder'

export const endScrapFolderLink = operation(contracts.endScrapFolderLink, async ({ folderSeq }, ctx) => {
  if (!(await lockFolder(ctx, folderSeq))) throw ctx.fail('missing')
  await endLinks(ctx, folderSeq)
  return {}
})
