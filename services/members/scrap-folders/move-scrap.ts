import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import * as contracts from '@/schemas/api/members/scrap-folders'
import { scraps } from '@/services/db/tables/members'
import { scrapFolderItems } from '@/services/db/tables/scrap-folders'
import { operation } from '@/services/kit/service'
import { movedBy } from './moved-by'
import { lockFolder } from './own-folder'
import { scrapSeqsOf } from './scrap-seqs-of'

export const moveScrap = operation(contracts.moveScrap, async ({ folderSeq, target, step }, ctx) => {
  const { db } = ctx
  if (!(await lockFolder(ctx, folderSeq))) throw ctx.fail('missing')
  const [scrapSeq = 0] = await scrapSeqsOf(ctx, [target])
  const { orderNo } = scrapFolderItems
  const rows = await db
    .select({ scrapSeq: scrapFolderItems.scrapSeq })
    .from(scrapFolderItems)
    .innerJoin(scraps, and(eq(scraps.scrapSeq, scrapFolderItems.scrapSeq), isNull(scraps.removedAt)))
    .where(eq(scrapFolderItems.folderSeq, folderSeq))
    .orderBy(asc(orderNo), asc(scrapFolderItems.scrapSeq))
  const before = rows.map((row) => row.scrapSeq)
  const moved = movedBy(before, scrapSeq, step)
  if (!moved) throw ctx.fail('noScrap')
  const values = JSON.stringify(moved.map((seq, i) => ({ seq, no: i + 1 })))
  await db
    .update(scrapFolderItems)
    .set({
      orderNo: sql`(select v.no from jsonb_to_recordset(${values}::jsonb) as v(seq bigint, no integer) where v.seq = ${scrapFolderItems.scrapSeq})`,
    })
    .where(and(eq(scrapFolderItems.folderSeq, folderSeq), inArray(scrapFolderItems.scrapSeq, moved)))
  return {}
})
