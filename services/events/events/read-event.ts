import { and, eq, sql } from 'drizzle-orm'
import * as contracts from '@/schemas/api/events/events'
import { eventAnswers, eventGames, events } from '@/services/db/tables/events'
import { seesDrafts } from '@/services/auth/domain/sees-drafts'
import { operation } from '@/services/kit/service'
import { pictureShapes } from '@/services/storage/picture-shapes'
import { picturesOf, presentDetail } from './present'

export const readEvent = operation(contracts.readEvent, async ({ eventSeq }, ctx) => {
  const { db, siteId } = ctx
  const [row] = await db
    .select({
      event: events,
      game: eventGames.game,
      messages: eventGames.messages,
      // Their number only.
      answerLength: sql<number>`coalesce(cardinality(${eventAnswers.answers}), 0)`,
    })
    .from(events)
    .leftJoin(eventGames, eq(eventGames.eventSeq, events.eventSeq))
    .leftJoin(eventAnswers, eq(eventAnswers.eventSeq, events.eventSeq))
    .where(and(eq(events.siteId, siteId), eq(events.eventSeq, eventSeq)))
  const isHidden = row?.event.publishedYn === 'N' && !(await seesDrafts(ctx, 'events', eventSeq))
  if (!row || isHidden) throw ctx.fail('missing')
  return { item: presentDetail(row, await pictureShapes(picturesOf([row.event]), { db, siteId })) }
})
