import { and, eq } from 'drizzle-orm'
import { homeTours } from '@/services/db/tables/content'
import type { Ctx } from '@/services/kit/service'

export type TourRow = typeof homeTours.$inferSelect

/** The caller's tour; undefined alike for another member's and for one that is not there (P-MEM-2). */
export async function ownTour(
  { db, siteId, session }: Pick<Ctx, 'db' | 'siteId' | 'session'>,
  seq: number,
  { lock = false }: { lock?: boolean } = {},
): Promise<TourRow | undefined> {
  const query = db
    .select()
    .from(homeTours)
    .where(and(eq(homeTours.siteId, siteId), eq(homeTours.seq, seq), eq(homeTours.memberNo, session.user!.memberNo)))
  const [row] = lock ? await query.for('update') : await query
  return row
}
