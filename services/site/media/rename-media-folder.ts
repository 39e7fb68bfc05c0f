import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/media-library'
import { mediaFolders } from '@/services/db/tables/media'
import { operation } from '@/services/kit/service'
import { folderName, isFolderNameTaken } from './folder-name'

export const renameMediaFolder = operation(contracts.renameMediaFolder, async ({ id, name: given }, ctx) => {
  const name = folderName(given)
  const own = and(eq(mediaFolders.siteId, ctx.siteId), eq(mediaFolders.id, id))
  const [folder] = await ctx.db.select().from(mediaFolders).where(own)
  if (!folder) throw ctx.fail('noFolder')
  if (await isFolderNameTaken(ctx, folder.parentId, name, id)) throw ctx.fail('taken')
  await ctx.db.update(mediaFolders).set({ name }).where(own)
  ctx.audit('media.folder.rename', id, { from: folder.name, to: name })
  return { item: { id } }
})
