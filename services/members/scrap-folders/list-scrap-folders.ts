import { and, asc, count, eq, isNull } from 'drizzle-orm'
import * as contracts from '@/schemas/api/members/scrap-folders'
import { sharedFolderPath } from '@/schemas/rules/members/scrap-folders'
import { scraps } from '@/services/db/tables/members'
import { scrapFolderItems, scrapFolderLinks, scrapFolders } from '@/services/db/tables/scrap-folders'
import { operation } from '@/services/kit/service'
import { ownFolders } from './own-folder'

export const listScrapFolders = operation(contracts.listScrapFolders, async (_, ctx) => {
  const { folderSeq, title, orderNo } = scrapFolders
  const { token, nicknameYn, endedAt } = scrapFolderLinks
  const folders = await ctx.db
    .select({ folderSeq, title, token, nicknameYn })
    .from(scrapFolders)
    .leftJoin(scrapFolderLinks, and(eq(scrapFolderLinks.folderSeq, folderSeq), isNull(endedAt)))
    .where(ownFolders(ctx))
    .orderBy(asc(orderNo), asc(folderSeq))
  const counted = await ctx.db
    .select({ folderSeq: scrapFolderItems.folderSeq, cnt: count() })
    .from(scrapFolderItems)
    .innerJoin(scrapFolders, eq(scrapFolders.folderSeq, scrapFolderItems.folderSeq))
    .innerJoin(scraps, and(eq(scraps.scrapSeq, scrapFolderItems.scrapSeq), isNull(scraps.removedAt)))
    .where(ownFolders(ctx))
    .groupBy(scrapFolderItems.folderSeq)
  const cntOf = new Map(counted.map((row) => [row.folderSeq, row.cnt]))
  const items = folders.map((folder) => ({
    folderSeq: folder.folderSeq,
    title: folder.title,
    cnt: cntOf.get(folder.folderSeq) ?? 0,
    linkPath: folder.token ? sharedFolderPath(folder.token) : '',
    nicknameYn: folder.nicknameYn ?? ('N' as const),
  }))
  return { items, totalCount: items.length }
})
