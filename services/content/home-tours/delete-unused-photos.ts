import { lt } from 'drizzle-orm'
import type { OpenDatabase } from '@/services/db/database'
import { homeTourPhotos } from '@/services/db/tables/content'
import { runAsSystem } from '@/services/kit/run-as-system'
import { dropUnusedPhotos } from './drop-unused-photos'

/** A day longer than a browser keeps unsaved work (renderer/editing/local-copies.ts). */
const WAITS_MS = 8 * 24 * 3_600_000
/** One transaction holds the rows of this many. */
const AT_ONCE = 200

/** Deletes the photographs that nothing has needed for a week, of all members. Running it twice, or in two processes, is the same as once. */
export async function deleteUnusedPhotos(open: OpenDatabase, { now, siteId }: { now: Date; siteId: string }): Promise<void> {
  const { unusedAt } = homeTourPhotos
  const isDue = lt(unusedAt, new Date(now.getTime() - WAITS_MS))
  let seen: number
  do seen = await runAsSystem(open, { now, siteId }, (ctx) => dropUnusedPhotos(ctx, isDue, AT_ONCE))
  while (seen === AT_ONCE)
}
