import * as contracts from '@/schemas/api/events/entries'
import { callWithin } from '@/services/kit/run'
import { operation } from '@/services/kit/service'

export const applyByOtherName = operation(contracts.applyByOtherName, (input, ctx) => callWithin(ctx, contracts.applyGeneric, input))
