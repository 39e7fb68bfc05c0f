import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/reviews'
import type { Answer, Finding } from '@/schemas/rules/site/review-content'
import { auditReviewAnswers, auditReviews } from '@/services/db/tables/trail'
import { operation, type CtxOf } from '@/services/kit/service'
import { findAll } from './find-all'
import { lastVerdict } from './last-verdict'
import { reviewFigures } from './review-figures'
import { reviewHash } from './review-hash'
import { isJudgeOfOwn } from './is-judge-of-own'
import { otherSigners } from './other-signers'
import { statesOfMonths } from '../domain/states-of-months'

type ReviewCtx = CtxOf<typeof contracts.readReview>

/** A signed month is told as it was signed; any other as its lines are now. */
export const readReview = operation(contracts.readReview, async ({ month }, ctx) => {
  const { db } = ctx
  const known = (await statesOfMonths(ctx)).find((one) => one.month === month)
  const [review] = await db.select().from(auditReviews).where(eq(auditReviews.month, month))
  if (!known && !review) throw ctx.fail('missing')
  const figures = await reviewFigures(ctx, month)
  if (review) {
    const { content, hash, signedName, signedAt } = review
    return {
      item: {
        ...{ month, state: 'signed' as const, figures, seals: content.seals },
        findings: withAnswers(content.findings, content.answers),
        signed: {
          ...{ by: signedName, at: signedAt.toISOString(), note: content.note, hash, isAlone: content.isAlone },
          holds: hash === reviewHash(content, review),
        },
        signing: { why: '', isAlone: false },
      },
    }
  }
  const answers = await db.select().from(auditReviewAnswers).where(eq(auditReviewAnswers.month, month))
  const findings = await findAll(ctx, month)
  const seals = await lastVerdict(ctx, month)
  const given = answers.map(({ finding, answer, answeredName, answeredAt, version }) => ({
    ...{ finding, answer, by: answeredName, at: answeredAt.toISOString(), version },
  }))
  return {
    item: {
      ...{ month, state: known!.state, figures, findings: withAnswers(findings, given) },
      seals: seals ? { lines: seals.lines, faults: seals.faults, at: seals.at.toISOString() } : null,
      signed: null,
      signing: await signing(ctx, known!.state, findings, given),
    },
  }
})

function withAnswers(findings: readonly Finding[], answers: readonly (Answer & { version?: number })[]) {
  return findings.map(({ actor: _, ...finding }) => {
    const { answer = '', by = '', at = null, version = 0 } = answers.find((one) => one.finding === finding.id) ?? {}
    return { ...finding, answer, answeredBy: by, answeredAt: at, version }
  })
}

/** Why the caller cannot sign now, in the words that they would hear. */
async function signing(ctx: ReviewCtx, state: string, findings: readonly Finding[], answers: readonly Answer[]) {
  if (state === 'running') return { why: '이 달이 끝난 뒤 서명하실 수 있습니다.', isAlone: false }
  if (!ctx.rights.writes('audit')) return { why: '‘감사 기록’의 ‘월간 점검’ 권한이 있는 분이 서명합니다.', isAlone: false }
  const others = isJudgeOfOwn(ctx, findings) ? await otherSigners(ctx) : undefined
  if (others && others.length > 0)
    return {
      why: `튀는 일이 모두 본인이 한 일이라 스스로 서명하실 수 없습니다. ${others.slice(0, 3).join(', ')} 님께 서명을 부탁해 주세요.`,
      isAlone: false,
    }
  const open = findings.filter(({ id }) => !answers.some(({ finding }) => finding === id)).length
  return {
    why: open > 0 ? `튀는 것 ${open.toLocaleString('ko-KR')}건에 확인 결과를 남기시면 서명하실 수 있습니다.` : '',
    isAlone: others !== undefined,
  }
}
