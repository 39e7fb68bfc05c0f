import { and, asc, eq, inArray } from 'drizzle-orm'
import { scrapFolders } from '@/services/db/tables/scrap-folders'
import type { Ctx } from '@/services/kit/service'

export const ownFolders = ({ siteId, session }: Pick<Ctx, 'siteId' | 'session'>) =>
  and(eq(scrapFolders.siteId, siteId), eq(scrapFolders.memberNo, session.user!.memberNo))

type Folder = typeof scrapFolders.$inferSelect

/** These folders of the caller, locked in one order; another member's and a missing one are left out alike (P-MEM-2). */
export function lockFolders(ctx: Ctx, folderSeqs: readonly number[]): Promise<Folder[]> {
  return ctx.db
    .select()
    .from(scrapFolders)
    .where(and(ownFolders(ctx), inArray(scrapFolders.folderSeq, [...folderSeqs])))
    .orderBy(asc(scrapFolders.folderSeq))
    .for('update')
}

/** The caller's folder, locked; undefined where they have none of this number. */
export const lockFolder = async (ctx: Ctx, folderSeq: number): Promise<Folder | undefined> => (await lockFolders(ctx, [folderSeq]))[0]
