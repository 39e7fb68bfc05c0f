import * as contracts from '@/schemas/api/events/entries'
import { eventTerms } from '../domain/event-terms'
import { operation } from '@/services/kit/service'
import { judge } from './judge'

export const tryAnswer = operation(contracts.tryAnswer, async ({ eventId, answers = [] }, ctx) => {
  const { staff, preview } = ctx.session
  // A preview link shows the page of one event.
  if (!staff && !preview?.path.split('/').includes(String(eventId))) throw ctx.fail('missing')
  const event = await eventTerms(ctx, eventId)
  if (!event) throw ctx.fail('missing')
  return { item: judge(ctx, event, answers) }
})
