import { CallFailure, type Problem } from '@/schemas/api/base/failure'
import * as contracts from '@/schemas/api/consulting/history'
import { askFaults, mayAsk, type AskKind } from '@/schemas/rules/consulting/asks'
import { seoulDay } from '@/schemas/words/seoul-day'
import { consultationAsks } from '@/services/db/tables/consulting'
import { operation, type CtxOf } from '@/services/kit/service'
import { raiseNews } from '@/services/news/raise-news'
import { askNews } from '../domain/consultation-news'
import { quoteOf } from '../domain/quote-of'
import { ownRequest } from './own-request'

/** An index lets one wait at a time, so that a second press is told of the first. */
export const askMyConsultation = operation(
  contracts.askMyConsultation,
  async ({ counselSeq, kind, reason = '', startDt = '', endDt = '' }, ctx) => {
    const { db, siteId, now } = ctx
    const request = await ownRequest(ctx, counselSeq)
    if (!mayAsk(request.stage) || request.closedAt !== null) throw ctx.fail('done')
    const quoteKey = kind === 'accept' || kind === 'decline' ? await openQuote(ctx, request) : ''
    validate({ kind, reason, startDt, endDt }, seoulDay(now))
    const days = kind === 'move' ? { startDt, endDt } : {}
    const [asked] = await db
      .insert(consultationAsks)
      .values({ siteId, counselSeq, kind, quoteKey, reason: reason.trim(), ...days, askedAt: now })
      .onConflictDoNothing()
      .returning({ askSeq: consultationAsks.askSeq })
    if (!asked) throw ctx.fail('waiting')
    await raiseNews(ctx, askNews(counselSeq, request.shopId, `ask:${asked.askSeq}`))
    return { item: asked }
  },
)

type Context = CtxOf<typeof contracts.askMyConsultation>

async function openQuote(ctx: Context, { counselSeq, stage }: Awaited<ReturnType<typeof ownRequest>>): Promise<string> {
  const quote = stage === 'estimation' ? await quoteOf(ctx, counselSeq) : undefined
  if (!quote || quote.isAnswered) throw ctx.fail('noQuote')
  if (quote.until <= ctx.now) throw ctx.fail('late')
  return quote.fileKey
}

function validate(form: { kind: AskKind; reason: string; startDt: string; endDt: string }, today: string): void {
  const problems = Object.entries(askFaults(form, today)).map(([name, message]): Problem => ({
    pointer: `/${name}`,
    message,
    keyword: 'rule',
  }))
  if (problems.length > 0) throw new CallFailure('400', problems[0]!.message, { problems })
}
