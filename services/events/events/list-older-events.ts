import * as contracts from '@/schemas/api/events/events'
import { callWithin } from '@/services/kit/run'
import { answer } from '@/services/kit/service'

export const listOlderEvents = answer(contracts.listOlderEvents, 'services/events/events/list-older-events.ts', (input, ctx) =>
  callWithin(ctx, contracts.listEvents, input),
)
