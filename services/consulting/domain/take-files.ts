import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { consultationFiles } from '@/services/db/tables/consulting'
import type { Ctx, Fails } from '@/services/kit/service'
import { ownerOf } from '@/services/uploads/resumable-upload'

const FREE_MS = 86_400_000
export type TakenFile = Pick<typeof consultationFiles.$inferSelect, 'fileKey' | 'name'>

/** A picture belongs to its uploader, and to one request: one that another took meanwhile is missing here. @param messageSeq that it came with. */
export async function takeFiles(
  tx: Database,
  { siteId, session, now, fail }: Pick<Ctx, 'siteId' | 'session' | 'now'> & Fails<'fileGone'>,
  { counselSeq, messageSeq = null }: { counselSeq: number; messageSeq?: number | null },
  fileKeys: readonly string[],
): Promise<TakenFile[]> {
  if (fileKeys.length === 0) return []
  const taken = await tx
    .update(consultationFiles)
    .set({ counselSeq, messageSeq })
    .where(
      and(
        eq(consultationFiles.siteId, siteId),
        inArray(consultationFiles.fileKey, [...fileKeys]),
        eq(consultationFiles.uploadedBy, ownerOf(session)),
        isNull(consultationFiles.counselSeq),
        gt(consultationFiles.createdAt, new Date(now.getTime() - FREE_MS)),
      ),
    )
    .returning({ fileKey: consultationFiles.fileKey, name: consultationFiles.name })
  if (taken.length < fileKeys.length) throw fail('fileGone')
  return taken
}
