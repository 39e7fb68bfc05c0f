import { and, eq } from 'drizzle-orm'
import { homeTours } from '@/services/db/tables/content'
import type { Ctx } from '@/services/kit/service'
import type { TourRow } from './own-tour'

/** A tour of any member, for staff. */
export async function anyTour({ db, siteId }: Pick<Ctx, 'db' | 'siteId'>, seq: number): Promise<TourRow | undefined> {
  const [row] = await db
    .select()
    .from(homeTours)
    .where(and(eq(homeTours.siteId, siteId), eq(homeTours.seq, seq)))
    .for('update')
  return row
}
