import * as contracts from '@/schemas/api/events/entries'
import { enter } from '../domain/enter'
import { operation } from '@/services/kit/service'
import { takesCallOf } from '../domain/takes-call-of'

export const applyTrendyHome = operation(contracts.applyTrendyHome, async ({ eventId, data }, ctx) => {
  await enter(ctx, {
    eventId,
    applyType: 'trendyHome',
    data01: data.trim(),
    fits: (event) => event.template === 'default' && takesCallOf('homestyling')(event),
  })
  return {}
})
