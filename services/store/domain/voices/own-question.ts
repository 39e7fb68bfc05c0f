import { and, eq } from 'drizzle-orm'
import { goodsQuestions } from '@/services/db/tables/questions'
import type { Ctx } from '@/services/kit/service'
import type { QuestionRow } from './question-words'

/** The caller's own question, locked; one answer for another member's and for none, so that numbers tell nothing (P-MEM-2). */
export async function ownQuestion({ db, siteId, session }: Ctx, questionSeq: number): Promise<QuestionRow | undefined> {
  const { memberNo } = session.user!
  const isOwn = and(eq(goodsQuestions.siteId, siteId), eq(goodsQuestions.questionSeq, questionSeq), eq(goodsQuestions.memberNo, memberNo))
  const [row] = await db.select().from(goodsQuestions).where(isOwn).for('update')
  return row
}
