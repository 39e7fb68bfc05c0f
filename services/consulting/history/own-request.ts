import { and, eq } from 'drizzle-orm'
import { consultations } from '@/services/db/tables/consulting'
import type { Ctx, Fails } from '@/services/kit/service'
import { ownRequests } from '../domain/own-requests'

/** The caller's own request; another person's is answered like one that does not exist. */
export async function ownRequest(ctx: Ctx & Fails<'missing'>, counselSeq: number): Promise<typeof consultations.$inferSelect> {
  const [row] = await ctx.db
    .select()
    .from(consultations)
    .where(and(ownRequests(ctx), eq(consultations.counselSeq, counselSeq)))
  if (!row) throw ctx.fail('missing')
  return row
}
