import { waitsFor } from '@/schemas/rules/base/waits-for'
import { sampleRequests } from '@/services/db/tables/samples'
import type { Queue } from '@/services/parts/queues'
import { samplesWanted } from './samples-wanted'

/** Samples that were asked for and not sent yet. */
const samplesWaiting: Queue = async ({ rights, db, siteId }) =>
  waitsFor(rights, 'samples')
    ? [
        {
          id: 'samples-open',
          words: '보낼 샘플',
          count: await db.$count(sampleRequests, samplesWanted(siteId, { show: 'open' })),
          path: '/ice_builder/samples?show=open',
        },
      ]
    : []

export const sampleQueues: readonly Queue[] = [samplesWaiting]
