import { asc, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/members/scrap-folders'
import { scrapFolders } from '@/services/db/tables/scrap-folders'
import { operation } from '@/services/kit/service'
import { movedBy } from './moved-by'
import { ownFolders } from './own-folder'

export const moveScrapFolder = operation(contracts.moveScrapFolder, async ({ folderSeq, step }, ctx) => {
  const { db } = ctx
  const rows = await db
    .select({ folderSeq: scrapFolders.folderSeq })
    .from(scrapFolders)
    .where(ownFolders(ctx))
    .orderBy(asc(scrapFolders.orderNo), asc(scrapFolders.folderSeq))
    .for('update')
  const moved = movedBy(
    rows.map((row) => row.folderSeq),
    folderSeq,
    step,
  )
  if (!moved) throw ctx.fail('missing')
  for (const [i, seq] of moved.entries())
    await db
      .update(scrapFolders)
      .set({ orderNo: i + 1 })
      .where(eq(scrapFolders.folderSeq, seq))
  return {}
})
