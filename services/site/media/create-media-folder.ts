import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/media-library'
import { mediaFolders } from '@/services/db/tables/media'
import { operation, type Ctx } from '@/services/kit/service'
import { folderName, isFolderNameTaken } from './folder-name'

const DEEPEST = 5

export const createMediaFolder = operation(contracts.createMediaFolder, async ({ name: given, parentId }, ctx) => {
  const name = folderName(given)
  if (parentId !== undefined) {
    const depth = await depthOf(ctx, parentId)
    if (depth === 0) throw ctx.fail('noFolder')
    if (depth >= DEEPEST) throw ctx.fail('tooDeep')
  }
  if (await isFolderNameTaken(ctx, parentId ?? null, name)) throw ctx.fail('taken')
  const id = randomUUID()
  await ctx.db.insert(mediaFolders).values({ id, siteId: ctx.siteId, parentId: parentId ?? null, name, createdAt: ctx.now })
  ctx.audit('media.folder.create', id, { name })
  return { item: { id } }
})

/** 1 for a folder outside every other; 0 for one that is not there. */
async function depthOf({ db, siteId }: Ctx, id: string): Promise<number> {
  let depth = 0
  for (let at: string | null = id; at !== null; depth++) {
    const [folder] = await db
      .select({ parentId: mediaFolders.parentId })
      .from(mediaFolders)
      .where(and(eq(mediaFolders.siteId, siteId), eq(mediaFolders.id, at)))
    if (!folder) return 0
    at = folder.parentId
  }
  return depth
}
