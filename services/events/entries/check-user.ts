import * as contracts from '@/schemas/api/events/entries'
import { joinedInTime, laterDay } from '@/schemas/rules/events/may-enter'
import { operation } from '@/services/kit/service'
import { knownEvent } from './known-event'

/** V-EVT-4 alone: the window and the consent are checked with the entry. */
export const checkUser = operation(contracts.checkUser, async ({ eventId, checkDt = '' }, ctx) => {
  const { CHECK_DT } = await knownEvent(ctx, eventId)
  const { registDate } = ctx.session.user!
  if (!joinedInTime(registDate, laterDay(CHECK_DT, checkDt))) throw ctx.fail('notEligible')
  return {}
})
