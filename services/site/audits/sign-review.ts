import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/reviews'
import type { ReviewContent } from '@/schemas/rules/site/review-content'
import { endOfMonth } from '@/schemas/rules/site/review-months'
import { staff } from '@/services/db/tables/auth'
import { auditReviewAnswers, auditReviews } from '@/services/db/tables/trail'
import { operation } from '@/services/kit/service'
import { findAll } from './find-all'
import { lastVerdict } from './last-verdict'
import { reviewHash } from './review-hash'
import { isJudgeOfOwn } from './is-judge-of-own'
import { isOwnDeed, openFindings } from './open-findings'
import { otherSigners } from './other-signers'
import { statesOfMonths } from '../domain/states-of-months'

const DAY = 86_400_000

/** What is signed is stored with the signature: lines leave the log after a year or two, the review does not. */
export const signReview = operation(contracts.signReview, async ({ month, note }, ctx) => {
  const { db, now, session } = ctx
  const known = (await statesOfMonths(ctx)).find((one) => one.month === month)
  if (!known) throw ctx.fail('missing')
  if (known.state === 'signed') throw ctx.fail('signed')
  if (known.state === 'running') throw ctx.fail('running')
  const findings = await findAll(ctx, month)
  const others = await otherSigners(ctx)
  if (isJudgeOfOwn(ctx, findings) && others.length > 0) throw ctx.fail('ownDeeds')
  const verdict = await lastVerdict(ctx, month)
  if (!verdict || verdict.at < endOfMonth(month) || now.getTime() - verdict.at.getTime() > DAY) throw ctx.fail('unverified')
  const stored = await db.select().from(auditReviewAnswers).where(eq(auditReviewAnswers.month, month))
  const answers = findings.flatMap(({ id }) => {
    const found = stored.find(({ finding }) => finding === id)
    return found ? [{ finding: id, answer: found.answer, by: found.answeredName, at: found.answeredAt.toISOString() }] : []
  })
  if (answers.length < findings.length) throw ctx.fail('open')
  if (openFindings(ctx, findings, stored, others).length > 0) throw ctx.fail('selfAnswered')
  const content: ReviewContent = {
    ...{ month, findings, answers, note: note.trim(), isAlone: others.length === 0 && findings.some((one) => isOwnDeed(ctx, one)) },
    seals: { lines: verdict.lines, faults: verdict.faults, at: verdict.at.toISOString() },
  }
  const id = session.staff!.id
  const [person] = await db.select({ name: staff.name }).from(staff).where(eq(staff.id, id))
  const signature = { signedBy: id, signedName: person?.name ?? '', signedAt: now }
  const hash = reviewHash(content, signature)
  const made = await db
    .insert(auditReviews)
    .values({ month, content, hash, ...signature })
    .onConflictDoNothing()
    .returning({ month: auditReviews.month })
  // Another person signed it at the same moment.
  if (made.length === 0) throw ctx.fail('signed')
  ctx.audit('audit.sign', `audit-review:${month}`, { month, findings: findings.length, hash })
  return { message: '서명했습니다. 이 달의 점검은 이제 고칠 수 없습니다.' }
})
