import { and, eq, isNotNull, lte } from 'drizzle-orm'
import type { OpenDatabase } from '@/services/db/database'
import { sampleRequests } from '@/services/db/tables/samples'
import { storeTerms } from '../terms/store-terms'

const DAY = 86_400_000

/**
 * Erases who received a sample, and by what requests are counted, once the days of the shop are over since it was sent or cancelled. What was
 * sent stays, and so does whose account asked. @returns how many were erased.
 */
export async function eraseSamples({ db }: OpenDatabase, { siteId, now }: { siteId: string; now: Date }): Promise<number> {
  const { samples } = await storeTerms(db, siteId)
  const erased = await db
    .update(sampleRequests)
    .set({ recipient: null, phoneIndex: '', houseIndex: '', trackingNo: null })
    .where(
      and(
        eq(sampleRequests.siteId, siteId),
        isNotNull(sampleRequests.recipient),
        lte(sampleRequests.endedAt, new Date(now.getTime() - samples.eraseDays * DAY)),
      ),
    )
    .returning({ sampleSeq: sampleRequests.sampleSeq })
  return erased.length
}
