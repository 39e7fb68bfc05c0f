import * as contracts from '@/schemas/api/events/entries'
import { joinedInTime } from '@/schemas/rules/events/event-entry'
import { answer, fail } from '@/services/kit/service'
import { knownEvent } from './known-event'

/** V-EVT-4. */
export const checkUser = answer(contracts.checkUser, 'services/events/entries/check-user.ts', async ({ eventId, checkDt = '' }, ctx) => {
  const { CHECK_DT } = await knownEvent(ctx, contracts.checkUser, eventId)
  const { registDate } = ctx.session.user!
  if (![CHECK_DT, checkDt].every((day) => joinedInTime(registDate, day))) throw fail(contracts.checkUser, 'notEligible')
  return {}
})
