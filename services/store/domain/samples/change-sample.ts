import { and, eq, sql } from 'drizzle-orm'
import { sampleRequests, type SampleNews } from '@/services/db/tables/samples'
import type { Ctx } from '@/services/kit/service'
import type { SampleRequest } from './sample-request'
import { tellApplicant } from './tell-applicant'

type Change = Partial<Pick<SampleRequest, 'state' | 'cancelReason' | 'carrier' | 'trackingNo'>> & { state: SampleNews }

/** Moves a request on, and tells its person. @returns the new version; undefined where somebody else was first. */
export async function changeSample(ctx: Ctx, row: SampleRequest, change: Change, isOwn = false): Promise<number | undefined> {
  const { db, now } = ctx
  const isOver = change.state === 'sent' || change.state === 'cancelled'
  const [changed] = await db
    .update(sampleRequests)
    .set({
      ...change,
      version: sql`${sampleRequests.version} + 1`,
      updatedAt: now,
      // A number that is put right does not make its data last longer.
      ...(isOver ? { endedAt: row.endedAt ?? now } : {}),
    })
    .where(and(eq(sampleRequests.sampleSeq, row.sampleSeq), eq(sampleRequests.version, row.version)))
    .returning()
  if (!changed) return undefined
  await tellApplicant(ctx, changed, change.state, isOwn)
  return changed.version
}
