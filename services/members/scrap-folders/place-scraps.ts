import { and, eq, inArray, isNull, min } from 'drizzle-orm'
import * as contracts from '@/schemas/api/members/scrap-folders'
import { MOST_IN_FOLDER } from '@/schemas/rules/members/scrap-folders'
import { scraps } from '@/services/db/tables/members'
import { scrapFolderItems } from '@/services/db/tables/scrap-folders'
import { operation, type CtxOf } from '@/services/kit/service'
import { lockFolders } from './own-folder'
import { scrapSeqsOf } from './scrap-seqs-of'

export const placeScraps = operation(contracts.placeScraps, async ({ targets, putIn = [], takeOut = [] }, ctx) => {
  const asked = [...new Set([...putIn, ...takeOut])]
  if (asked.length > 0 && (await lockFolders(ctx, asked)).length < asked.length) throw ctx.fail('missing')
  const scrapSeqs = [...new Set(await scrapSeqsOf(ctx, targets))]
  if (scrapSeqs.length === 0) throw ctx.fail('noScrap')
  let placed = 0
  for (const folderSeq of new Set(putIn)) placed += await put(ctx, folderSeq, scrapSeqs)
  const out = takeOut.filter((folderSeq) => !putIn.includes(folderSeq))
  const taken =
    out.length === 0
      ? []
      : await ctx.db
          .delete(scrapFolderItems)
          .where(and(inArray(scrapFolderItems.folderSeq, out), inArray(scrapFolderItems.scrapSeq, scrapSeqs)))
          .returning({ seq: scrapFolderItems.scrapSeq })
  return { item: { placed, taken: taken.length } }
})

/** Before what lies in it, in the given order. @returns how many were not there. */
async function put(ctx: CtxOf<typeof contracts.placeScraps>, folderSeq: number, scrapSeqs: readonly number[]): Promise<number> {
  const { db, now } = ctx
  const here = eq(scrapFolderItems.folderSeq, folderSeq)
  const [first] = await db
    .select({ orderNo: min(scrapFolderItems.orderNo) })
    .from(scrapFolderItems)
    .where(here)
  const from = (first?.orderNo ?? 1) - scrapSeqs.length
  const added = await db
    .insert(scrapFolderItems)
    .values(scrapSeqs.map((scrapSeq, i) => ({ folderSeq, scrapSeq, orderNo: from + i, placedAt: now })))
    .onConflictDoNothing()
    .returning({ seq: scrapFolderItems.scrapSeq })
  const inIt = db.select({ seq: scrapFolderItems.scrapSeq }).from(scrapFolderItems).where(here)
  // The transaction takes back what went beyond.
  if ((await db.$count(scraps, and(isNull(scraps.removedAt), inArray(scraps.scrapSeq, inIt)))) > MOST_IN_FOLDER) throw ctx.fail('full')
  return added.length
}
