import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/events/entries'
import { isPuzzle } from '@/schemas/rules/events/judge-answers'
import { surveyItems } from '@/services/db/tables/events'
import { enter } from '../domain/enter'
import type { EventTerms } from '../domain/event-terms'
import { operation, type Ctx, type Fails } from '@/services/kit/service'
import { ownPage, takesCallOf } from '../domain/takes-call-of'
import { demandRight } from './judge'

/** A survey of the event, or a quiz with one answer. */
const isSimple = (event: EventTerms): boolean =>
  takesCallOf('survey')(event) && ['default', 'join', 'festa', 'quizChoice'].includes(event.template)

export const applyAnswer = operation(contracts.applyAnswer, async (input, ctx) => {
  const { eventId, surveySeq, eventAnswer = '' } = input
  await enter(ctx, {
    eventId,
    surveySeq,
    eventAnswer: eventAnswer.trim(),
    fits: isSimple,
    validate: async (event) => {
      if (isPuzzle(event)) demandRight(ctx, event, [eventAnswer])
      if (surveySeq !== undefined) await demandItem(ctx, event.eventSeq, surveySeq)
      else if (eventAnswer.trim() === '' || ownPage(event) !== undefined) throw ctx.fail('required')
    },
  })
  return {}
})

/** Refuses an item that belongs to the survey of another event. */
async function demandItem({ db, siteId, fail }: Ctx & Fails<'wrongItem'>, eventSeq: number, surveySeq: number): Promise<void> {
  const [item] = await db
    .select({ surveySeq: surveyItems.surveySeq })
    .from(surveyItems)
    .where(and(eq(surveyItems.siteId, siteId), eq(surveyItems.eventSeq, eventSeq), eq(surveyItems.surveySeq, surveySeq)))
  if (!item) throw fail('wrongItem')
}
