import * as contracts from '@/schemas/api/events/entries'
import { callWithin } from '@/services/kit/run'
import { answer } from '@/services/kit/service'

export const applyByOtherName = answer(contracts.applyByOtherName, 'services/events/entries/apply-by-other-name.ts', (input, ctx) =>
  callWithin(ctx, contracts.applyGeneric, input),
)
