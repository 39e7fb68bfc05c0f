import type { Item } from '@/schemas/api/base/contract'
import type { readMyConsultation } from '@/schemas/api/consulting/history'
import { mayAsk } from '@/schemas/rules/consulting/asks'
import type { consultationAsks, consultations } from '@/services/db/tables/consulting'
import type { Ctx } from '@/services/kit/service'
import { quoteOf } from '../domain/quote-of'

type Ask = typeof consultationAsks.$inferSelect
type Answer = Item<typeof readMyConsultation>

export const presentAsk = ({ askSeq, kind, reason, startDt, endDt, state, answer, staffName, askedAt }: Ask): Answer['asks'][number] => ({
  ...{ askSeq, kind, reason, startDt, endDt, state, staffName },
  answer: answer ?? '',
  askedAt: askedAt.toISOString(),
})

/** What the person can answer or ask now: nothing while an earlier one waits, nor once the work is complete. */
export async function askableOf(
  ctx: Ctx,
  { counselSeq, stage, closedAt }: typeof consultations.$inferSelect,
  asks: readonly Ask[],
): Promise<Pick<Answer, 'askable' | 'quoteUntil'>> {
  if (!mayAsk(stage) || closedAt !== null || asks.some(({ state }) => state === 'waiting')) return { askable: [], quoteUntil: '' }
  const quote = stage === 'estimation' ? await quoteOf(ctx, counselSeq) : undefined
  const isOpen = quote !== undefined && !quote.isAnswered && quote.until > ctx.now
  return {
    askable: [...(isOpen ? (['accept', 'decline'] as const) : []), 'move', 'cancel'],
    quoteUntil: isOpen ? quote.until.toISOString() : '',
  }
}
