import { and, eq, inArray } from 'drizzle-orm'
import { SAMPLE_STATE_WORDS } from '@/schemas/rules/store/samples'
import { sampleRequests } from '@/services/db/tables/samples'
import { happenings, numbersOf, toldBy, type TimelinePart } from '@/services/parts/read-timeline'
import { linesOfSamples } from '../samples/sample-request'
import { samplesTitle } from '../samples/samples-title'

const requested: TimelinePart = {
  id: 'sample',
  kind: 'order',
  right: 'samples',
  find: ({ siteId }, memberNo) =>
    happenings(
      sampleRequests,
      sampleRequests.sampleSeq,
      sampleRequests.requestedAt,
      and(eq(sampleRequests.siteId, siteId), eq(sampleRequests.memberNo, memberNo)),
    ),
  async tell({ db }, ids) {
    const { sampleSeq, state, cancelReason } = sampleRequests
    const rows = await db
      .select({ sampleSeq, state, cancelReason })
      .from(sampleRequests)
      .where(inArray(sampleSeq, numbersOf(ids)))
    const linesOf = await linesOfSamples(
      db,
      rows.map((row) => row.sampleSeq),
    )
    return toldBy(
      rows,
      (row) => row.sampleSeq,
      (row) => ({
        words: `샘플 신청 ${row.sampleSeq}번`,
        detail: [samplesTitle(linesOf.get(row.sampleSeq) ?? []), row.cancelReason].filter(Boolean).join(', '),
        state: SAMPLE_STATE_WORDS[row.state],
        path: `/ice_builder/samples/${row.sampleSeq}`,
      }),
    )
  },
}

export const sampleTimeline: readonly TimelinePart[] = [requested]
