import { and, asc, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/events/events'
import { events, surveyItems } from '@/services/db/tables/events'
import { seesDrafts } from '@/services/auth/domain/sees-drafts'
import { operation } from '@/services/kit/service'

export const listSurveyItems = operation(contracts.listSurveyItems, async ({ eventSeq }, ctx) => {
  const { db, siteId } = ctx
  const rows = await db
    .select({ SURVEY_SEQ: surveyItems.surveySeq, ANSWER: surveyItems.answer, publishedYn: events.publishedYn })
    .from(surveyItems)
    .innerJoin(events, eq(events.eventSeq, surveyItems.eventSeq))
    .where(and(eq(surveyItems.siteId, siteId), eq(surveyItems.eventSeq, eventSeq)))
    .orderBy(asc(surveyItems.orderNo), asc(surveyItems.surveySeq))
  if (rows[0]?.publishedYn === 'N' && !(await seesDrafts(ctx, 'events', eventSeq))) return { items: [], totalCount: 0 }
  return { items: rows.map(({ SURVEY_SEQ, ANSWER }) => ({ SURVEY_SEQ, ANSWER })), totalCount: rows.length }
})
