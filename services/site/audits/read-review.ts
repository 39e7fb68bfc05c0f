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
import { isOwnDeed, openFindings } from './open-findings'
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
        findings: withAnswers(content.findings, content.answers).map((one) => ({ ...one, isOpen: false, isForOthers: false })),
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
  const others = await otherSigners(ctx)
  const open = openFindings(ctx, findings, answers, others)
  const forOthers = others.length > 0 ? findings.filter((one) => isOwnDeed(ctx, one)) : []
  return {
    item: {
      ...{ month, state: known!.state, figures },
      findings: withAnswers(findings, given).map((one) => ({
        ...one,
        isOpen: open.some(({ id }) => id === one.id),
        isForOthers: forOthers.some(({ id }) => id === one.id),
      })),
      seals: seals ? { lines: seals.lines, faults: seals.faults, at: seals.at.toISOString() } : null,
      signed: null,
      signing: signing(ctx, known!.state, findings, open, others),
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
function signing(ctx: ReviewCtx, state: string, findings: readonly Finding[], open: readonly Finding[], others: readonly string[]) {
  const no = (why: string) => ({ why, isAlone: false })
  if (state === 'running') return no('이 달이 끝난 뒤 서명하실 수 있습니다.')
  if (!ctx.rights.writes('audit')) return no('‘감사 기록’의 ‘월간 점검’ 권한이 있는 분이 서명합니다.')
  const names = `${others.slice(0, 3).join(', ')} 님께`
  const isShared = others.length > 0
  if (isShared && isJudgeOfOwn(ctx, findings))
    return no(`튀는 일이 모두 본인이 한 일이라 스스로 서명하실 수 없습니다. ${names} 서명을 부탁해 주세요.`)
  const forOthers = isShared ? open.filter((one) => isOwnDeed(ctx, one)).length : 0
  const rest = open.length - forOthers
  const whys = [
    rest > 0 ? `아직 확인하지 않은 튀는 것 ${rest.toLocaleString('ko-KR')}건에 확인 결과를 남기시면 서명하실 수 있습니다.` : '',
    forOthers > 0 ? `본인이 한 일 ${forOthers.toLocaleString('ko-KR')}건은 다른 분이 확인해야 합니다. ${names} 확인을 부탁해 주세요.` : '',
  ]
  return { why: whys.filter(Boolean).join(' '), isAlone: !isShared && findings.some((one) => isOwnDeed(ctx, one)) }
}
