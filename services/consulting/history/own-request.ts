import { and, eq } from 'drizzle-orm'
import { consultations } from '@/services/db/tables/consulting'
import type { Ctx, Fails } from '@/services/kit/service'
import { ownRequests } from '../domain/own-requests'

/**
 * The caller's own request; another person's is answered like one that does not exist.
 * @param lock until the end of the transaction, for a change that staff may make at the same time.
 */
export async function ownRequest(
  ctx: Ctx & Fails<'missing'>,
  counselSeq: number,
  lock = false,
): Promise<typeof consultations.$inferSelect> {
  const found = ctx.db
    .select()
    .from(consultations)
    .where(and(ownRequests(ctx), eq(consultations.counselSeq, counselSeq)))
  const [row] = await (lock ? found.for('update') : found)
  if (!row) throw ctx.fail('missing')
  return row
}
