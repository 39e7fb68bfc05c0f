import { asc, desc } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/sample-desk'
import { sampleRequests } from '@/services/db/tables/samples'
import { operation } from '@/services/kit/service'
import { linesOfSamples } from '../domain/samples/sample-request'
import { samplesWanted } from '../domain/samples/samples-wanted'
import { presentDeskSample } from './present-desk-sample'

/** Those that have waited longest first. */
export const browseSamples = operation(contracts.browseSamples, async (wanted, { db, siteId }) => {
  const { direction = 'asc', page = 1, size = 20, ...filters } = wanted
  const among = samplesWanted(siteId, filters)
  const order = direction === 'asc' ? asc : desc
  const rows = await db
    .select()
    .from(sampleRequests)
    .where(among)
    .orderBy(order(sampleRequests.requestedAt), order(sampleRequests.sampleSeq))
    .limit(size)
    .offset((page - 1) * size)
  const linesOf = await linesOfSamples(
    db,
    rows.map(({ sampleSeq }) => sampleSeq),
  )
  return {
    items: rows.map((row) => presentDeskSample(row, linesOf.get(row.sampleSeq))),
    totalCount: await db.$count(sampleRequests, among),
  }
})
