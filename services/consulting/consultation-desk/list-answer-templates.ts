import { asc, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/consulting/desk'
import { answerTemplates } from '@/services/db/tables/consulting'
import { operation } from '@/services/kit/service'

export const listAnswerTemplates = operation(contracts.listAnswerTemplates, async (_, { db, siteId }) => ({
  items: await db
    .select({ id: answerTemplates.id, title: answerTemplates.title, contents: answerTemplates.contents })
    .from(answerTemplates)
    .where(eq(answerTemplates.siteId, siteId))
    .orderBy(asc(answerTemplates.orderNo), asc(answerTemplates.id)),
}))
