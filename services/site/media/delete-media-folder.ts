import { and, eq, isNotNull } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/media-library'
import { media, mediaFolders } from '@/services/db/tables/media'
import { operation } from '@/services/kit/service'
import { hasFolder } from './has-folder'

export const deleteMediaFolder = operation(contracts.deleteMediaFolder, async ({ id }, ctx) => {
  const { db, siteId } = ctx
  if (!(await hasFolder(ctx, id))) throw ctx.fail('noFolder')
  const inside = and(eq(media.siteId, siteId), eq(media.folderId, id))
  // What lies in the trash is taken out, so that it can still come back.
  await db
    .update(media)
    .set({ folderId: null })
    .where(and(inside, isNotNull(media.deletedAt)))
  const files = await db.select({ file: media.file }).from(media).where(inside).limit(1)
  const folders = await db
    .select({ id: mediaFolders.id })
    .from(mediaFolders)
    .where(and(eq(mediaFolders.siteId, siteId), eq(mediaFolders.parentId, id)))
    .limit(1)
  if (files.length + folders.length > 0) throw ctx.fail('notEmpty')
  await db.delete(mediaFolders).where(and(eq(mediaFolders.siteId, siteId), eq(mediaFolders.id, id)))
  ctx.audit('media.folder.delete', id)
  return { item: { id } }
})
