import { and, eq, gte, inArray, lt, type SQL } from 'drizzle-orm'
import type { Input } from '@/schemas/api/base/contract'
import type { browseSamples } from '@/schemas/api/store/sample-desk'
import { afterSeoulDay, startOfSeoulDay } from '@/schemas/words/seoul-day'
import { sampleRequests } from '@/services/db/tables/samples'

/** The requests that a view of the list shows. */
export const samplesWanted = (
  siteId: string,
  { state, show, from, until }: Pick<Input<typeof browseSamples>, 'state' | 'show' | 'from' | 'until'>,
): SQL =>
  and(
    eq(sampleRequests.siteId, siteId),
    state && eq(sampleRequests.state, state),
    show && inArray(sampleRequests.state, ['requested', 'preparing']),
    from ? gte(sampleRequests.requestedAt, startOfSeoulDay(from)) : undefined,
    until ? lt(sampleRequests.requestedAt, afterSeoulDay(until)) : undefined,
  )!
