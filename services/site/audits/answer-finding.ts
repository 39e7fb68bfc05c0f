import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/reviews'
import { staff } from '@/services/db/tables/auth'
import { auditReviewAnswers, auditReviews } from '@/services/db/tables/trail'
import { operation } from '@/services/kit/service'
import { findAll } from './find-all'
import { isOwnDeed } from './open-findings'
import { otherSigners } from './other-signers'
import { statesOfMonths } from '../domain/states-of-months'

export const answerFinding = operation(contracts.answerFinding, async ({ month, finding, answer: typed, version }, ctx) => {
  const { db, now, session } = ctx
  if (!(await statesOfMonths(ctx)).some((one) => one.month === month)) throw ctx.fail('missing')
  if ((await db.$count(auditReviews, eq(auditReviews.month, month))) > 0) throw ctx.fail('signed')
  const found = (await findAll(ctx, month)).find((one) => one.id === finding)
  if (!found) throw ctx.fail('gone')
  if (isOwnDeed(ctx, found) && (await otherSigners(ctx)).length > 0) throw ctx.fail('ownDeed')
  const id = session.staff!.id
  const [person] = await db.select({ name: staff.name }).from(staff).where(eq(staff.id, id))
  const answer = typed.trim()
  const given = { answer, answeredBy: id, answeredName: person?.name ?? '', answeredAt: now, version: version + 1 }
  const stored =
    version === 0
      ? await db
          .insert(auditReviewAnswers)
          .values({ month, finding, ...given })
          .onConflictDoNothing()
          .returning()
      : await db
          .update(auditReviewAnswers)
          .set(given)
          .where(and(eq(auditReviewAnswers.month, month), eq(auditReviewAnswers.finding, finding), eq(auditReviewAnswers.version, version)))
          .returning()
  if (stored.length === 0) throw ctx.fail('changed')
  ctx.audit('audit.answer', `audit-review:${month}`, { finding, reason: answer })
  return { message: '확인 결과를 남겼습니다.' }
})
