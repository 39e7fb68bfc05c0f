import * as contracts from '@/schemas/api/events/entries'
import { applyDay } from '@/schemas/rules/events/may-enter'
import { RESEARCH } from '@/schemas/rules/events/vendor-survey'
import { enter } from '../domain/enter'
import { operation } from '@/services/kit/service'

/** A repeated share is no error: it is counted once a day for each channel, and never refused. */
export const recordShare = operation(contracts.recordShare, async ({ eventId, channel }, ctx) => {
  await enter(ctx, {
    eventId,
    kind: 'share',
    slot: `${channel} ${applyDay(ctx.now)}`,
    applyType: 'share',
    data01: channel,
    // Only the partners who are asked see it.
    fits: ({ eventTab }) => eventTab !== RESEARCH,
  })
  return {}
})
