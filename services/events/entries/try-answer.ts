import * as contracts from '@/schemas/api/events/entries'
import { eventTerms } from '../domain/event-terms'
import { answer, fail } from '@/services/kit/service'
import { judge } from './judge'

export const tryAnswer = answer(contracts.tryAnswer, 'services/events/entries/try-answer.ts', async ({ eventId, answers = [] }, ctx) => {
  const event = await eventTerms(ctx, eventId)
  if (!event) throw fail(contracts.tryAnswer, 'missing')
  return { item: judge(contracts.tryAnswer, event, answers) }
})
