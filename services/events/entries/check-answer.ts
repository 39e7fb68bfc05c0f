import * as contracts from '@/schemas/api/events/entries'
import { isEventOpen } from '@/schemas/rules/events/event-window'
import { operation } from '@/services/kit/service'
import { MINUTE, takeTurn } from '@/services/kit/turns'
import { judge } from './judge'
import { knownEvent } from './known-event'

/** More than anybody reads or hears of questions in a minute, and far too few to try all answers. */
const MOST_CHECKS = 60

export const checkAnswer = operation(contracts.checkAnswer, async ({ eventId, answers = [] }, ctx) => {
  const { db, now, session } = ctx
  const event = await knownEvent(ctx, eventId)
  if (!isEventOpen(event, now)) throw ctx.fail('closed')
  await takeTurn(db, { what: 'event answers', who: session.user!.memberNo, most: MOST_CHECKS, span: MINUTE }, now)
  return { item: judge(ctx, event, answers) }
})
