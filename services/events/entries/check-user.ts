import * as contracts from '@/schemas/api/events/entries'
import { joinedInTime } from '@/schemas/rules/events/may-enter'
import { operation } from '@/services/kit/service'
import { knownEvent } from './known-event'

/** V-EVT-4. */
export const checkUser = operation(contracts.checkUser, async ({ eventId, checkDt = '' }, ctx) => {
  const { CHECK_DT } = await knownEvent(ctx, eventId)
  const { registDate } = ctx.session.user!
  if (![CHECK_DT, checkDt].every((day) => joinedInTime(registDate, day))) throw ctx.fail('notEligible')
  return {}
})
