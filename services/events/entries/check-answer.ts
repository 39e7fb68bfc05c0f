import * as contracts from '@/schemas/api/events/entries'
import { ANY_MEMBER, mayEnter } from '@/schemas/rules/events/may-enter'
import { operation } from '@/services/kit/service'
import { MINUTE, limitCalls } from '@/services/kit/limit-calls'
import { judge } from './judge'
import { knownEvent } from './known-event'

/** More checks than a member can make by reading the questions, and far too few to try all answers. */
const MOST_CHECKS = 60

export const checkAnswer = operation(contracts.checkAnswer, async ({ eventId, answers = [] }, ctx) => {
  const { db, now, session } = ctx
  const event = await knownEvent(ctx, eventId)
  if (mayEnter(event, ANY_MEMBER, now) === 'closed') throw ctx.fail('closed')
  await limitCalls(db, { what: 'event answers', who: session.user!.memberNo, most: MOST_CHECKS, span: MINUTE }, now)
  return { item: judge(ctx, event, answers) }
})
