import { and, asc, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/events'
import { surveyItems } from '@/services/db/tables'
import { answer } from '@/services/kit/service'

export const listSurveyItems = answer(
  contracts.listSurveyItems,
  'services/events/list-survey-items.ts',
  async ({ eventSeq }, { db, siteId }) => {
    const items = await db
      .select({ SURVEY_SEQ: surveyItems.surveySeq, ANSWER: surveyItems.answer })
      .from(surveyItems)
      .where(and(eq(surveyItems.siteId, siteId), eq(surveyItems.eventSeq, eventSeq)))
      .orderBy(asc(surveyItems.orderNo), asc(surveyItems.surveySeq))
    return { items, totalCount: items.length }
  },
)
