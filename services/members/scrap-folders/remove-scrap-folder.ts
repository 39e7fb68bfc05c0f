import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/members/scrap-folders'
import { scrapFolders } from '@/services/db/tables/scrap-folders'
import { operation } from '@/services/kit/service'
import { endLinks } from './end-links'
import { lockFolder } from './own-folder'

export const removeScrapFolder = operation(contracts.removeScrapFolder, async ({ folderSeq }, ctx) => {
  if (!(await lockFolder(ctx, folderSeq))) throw ctx.fail('missing')
  await endLinks(ctx, folderSeq)
  await ctx.db.delete(scrapFolders).where(eq(scrapFolders.folderSeq, folderSeq))
  return {}
})
