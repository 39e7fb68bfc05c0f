import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/events/replies'
import { authorName } from '@/schemas/rules/base/author-name'
import { forbiddenSentence } from '@/schemas/rules/base/forbidden-words'
import { isEventOpen } from '@/schemas/rules/events/event-window'
import { eventReplies, events } from '@/services/db/tables/events'
import { operation } from '@/services/kit/service'
import { findForbiddenWord } from '@/services/members/domain/forbidden-words'

export const saveReply = operation(contracts.saveEventReply, async (input, ctx) => {
  const { db, siteId, now, session } = ctx
  const eventSeq = Number(input.eventId)
  const [event] = await db
    .select({ from: events.openStrDate, until: events.openEndDate })
    .from(events)
    .where(and(eq(events.siteId, siteId), eq(events.eventSeq, eventSeq), eq(events.publishedYn, 'Y')))
  if (!event) throw ctx.fail('missing')
  const span = { OPEN_STR_DATE: event.from.toISOString(), OPEN_END_DATE: event.until.toISOString() }
  if (!isEventOpen(span, now)) throw ctx.fail('closed')
  const word = await findForbiddenWord(input.contents, ctx)
  if (word !== undefined) throw ctx.fail('forbiddenWord', { words: forbiddenSentence(word) })
  const { memberNo } = session.user!
  const [reply] = await db
    .insert(eventReplies)
    .values({ siteId, eventSeq, memberNo, shownName: authorName(session.user!), contents: input.contents.trim(), postedAt: now })
    .returning({ REPLY_SEQ: eventReplies.replySeq })
  ctx.touch(`event-replies:${eventSeq}`)
  return { item: reply! }
})
