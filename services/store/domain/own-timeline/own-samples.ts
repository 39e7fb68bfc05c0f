import { and, eq, inArray } from 'drizzle-orm'
import { carrierWords } from '@/schemas/rules/store/carriers'
import { SAMPLE_STATE_WORDS, samplePath, type SampleState } from '@/schemas/rules/store/samples'
import { sampleRequests } from '@/services/db/tables/samples'
import type { OwnPart, OwnTold } from '@/services/parts/read-own-timeline'
import { happenings, numbersOf } from '@/services/parts/read-timeline'
import { sampleKey } from '../samples/sample-key'
import { linesOfSamples } from '../samples/sample-request'
import { samplesTitle } from '../samples/samples-title'

const SAID: Readonly<Record<SampleState, readonly [words: string, tone: OwnTold['tone']]>> = {
  requested: ['샘플을 신청했습니다', 'done'],
  preparing: ['샘플을 준비하고 있습니다', 'done'],
  sent: ['샘플을 보냈습니다', 'done'],
  cancelled: ['샘플 신청이 취소되었습니다', 'over'],
}

/** A request stands where it changed last; what was not prepared yet can be cancelled there. */
export const ownSamples: OwnPart = {
  id: 'sample',
  kind: 'order',
  find: ({ siteId }, memberNo) =>
    happenings(
      sampleRequests,
      sampleRequests.sampleSeq,
      sampleRequests.updatedAt,
      and(eq(sampleRequests.siteId, siteId), eq(sampleRequests.memberNo, memberNo)),
    ),
  async tell({ db }, ids) {
    const { sampleSeq, state, carrier, trackingNo, cancelReason } = sampleRequests
    const rows = await db
      .select({ sampleSeq, state, carrier, trackingNo, cancelReason })
      .from(sampleRequests)
      .where(inArray(sampleSeq, numbersOf(ids)))
    const linesOf = await linesOfSamples(
      db,
      rows.map((row) => row.sampleSeq),
    )
    return new Map(
      rows.map((row) => {
        const [words, tone] = SAID[row.state]
        const lines = linesOf.get(row.sampleSeq) ?? []
        const image = lines.find((one) => one.image)?.image
        const parcel = row.trackingNo ? `${carrierWords(row.carrier)} ${row.trackingNo}` : ''
        return [
          String(row.sampleSeq),
          {
            name: '샘플',
            words,
            detail: [samplesTitle(lines), parcel, row.cancelReason].filter(Boolean).join(', '),
            state: SAMPLE_STATE_WORDS[row.state],
            tone,
            path: samplePath(sampleKey(row.sampleSeq)),
            label: row.state === 'requested' ? '보기·취소' : '신청 보기',
            ...(image ? { image } : {}),
          },
        ]
      }),
    )
  },
}
