import * as contracts from '@/schemas/api/events/events'
import { callWithin } from '@/services/kit/run'
import { operation } from '@/services/kit/service'

export const readOlderEvent = operation(contracts.readOlderEvent, async ({ eventId }, ctx) => {
  const { item } = await callWithin(ctx, contracts.readEvent, { eventSeq: Number(eventId) })
  return { item: item! }
})
