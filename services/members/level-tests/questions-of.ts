import { asc, eq } from 'drizzle-orm'
import { levelQuestions } from '@/services/db/tables/members'
import type { Ctx } from '@/services/kit/service'

/** The questions in the order in which they are asked. */
export const questionsOf = ({ db, siteId }: Ctx): Promise<(typeof levelQuestions.$inferSelect)[]> =>
  db.select().from(levelQuestions).where(eq(levelQuestions.siteId, siteId)).orderBy(asc(levelQuestions.orderNo), asc(levelQuestions.id))
