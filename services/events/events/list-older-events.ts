import * as contracts from '@/schemas/api/events/events'
import { callWithin } from '@/services/kit/run'
import { operation } from '@/services/kit/service'

export const listOlderEvents = operation(contracts.listOlderEvents, (input, ctx) => callWithin(ctx, contracts.listEvents, input))
