import { and, asc, eq, isNull } from 'drizzle-orm'
import type { SentFolder } from '@/services/db/tables/consulting'
import { scraps } from '@/services/db/tables/members'
import { scrapFolderItems, scrapFolders } from '@/services/db/tables/scrap-folders'
import type { Ctx } from '@/services/kit/service'
import { targetCards } from '@/services/targets/targets'

type Where = Pick<Ctx, 'db' | 'siteId'>

/** A member's folder as it is now, without the notes; undefined alike for another member's and for one that is not there (P-MEM-2). */
export async function folderToSend({ db, siteId }: Where, memberNo: string, folderSeq: number): Promise<SentFolder | undefined> {
  const [folder] = await db
    .select({ title: scrapFolders.title })
    .from(scrapFolders)
    .where(and(eq(scrapFolders.siteId, siteId), eq(scrapFolders.memberNo, memberNo), eq(scrapFolders.folderSeq, folderSeq)))
  if (!folder) return undefined
  const rows = await db
    .select({ type: scraps.type, id: scraps.targetId })
    .from(scrapFolderItems)
    .innerJoin(scraps, and(eq(scraps.scrapSeq, scrapFolderItems.scrapSeq), isNull(scraps.removedAt)))
    .where(eq(scrapFolderItems.folderSeq, folderSeq))
    .orderBy(asc(scrapFolderItems.orderNo), asc(scrapFolderItems.scrapSeq))
  const cards = await targetCards({ db, siteId }, rows)
  const sent = rows.flatMap(({ type, id }) => {
    const card = cards.get(`${type}:${id}`)
    return card ? [{ title: card.title, path: card.path }] : []
  })
  return { title: folder.title, scraps: sent }
}
