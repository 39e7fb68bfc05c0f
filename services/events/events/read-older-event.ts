import * as contracts from '@/schemas/api/events/events'
import { callWithin } from '@/services/kit/run'
import { answer } from '@/services/kit/service'

export const readOlderEvent = answer(contracts.readOlderEvent, 'services/events/events/read-older-event.ts', async ({ eventId }, ctx) => {
  const { item } = await callWithin(ctx, contracts.readEvent, { eventSeq: Number(eventId) })
  return { item: item! }
})
