import { and, eq, isNull, lt } from 'drizzle-orm'
import { scrapFolderLinks } from '@/services/db/tables/scrap-folders'
import type { Ctx } from '@/services/kit/service'

/** How long an ended link says so. After that it is one that never was. */
const SAID_MS = 90 * 86_400_000

/** Ends the link of a folder that the caller holds locked. */
export async function endLinks({ db, now, session }: Ctx, folderSeq: number): Promise<void> {
  const { endedAt, memberNo } = scrapFolderLinks
  await db
    .update(scrapFolderLinks)
    .set({ endedAt: now })
    .where(and(eq(scrapFolderLinks.folderSeq, folderSeq), isNull(endedAt)))
  await db.delete(scrapFolderLinks).where(and(eq(memberNo, session.user!.memberNo), lt(endedAt, new Date(now.getTime() - SAID_MS))))
}
