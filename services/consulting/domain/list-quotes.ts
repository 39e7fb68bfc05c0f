import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import type { Static } from 'typebox'
import type { Quote } from '@/schemas/api/consulting/quote'
import { lineSum, quoteStateOf, vatOf } from '@/schemas/rules/consulting/quotes'
import { consultationAsks, consultationQuotes, type consultations } from '@/services/db/tables/consulting'
import type { Ctx } from '@/services/kit/service'
import { quoteKeyOf } from './quote-of'

/** The quotes that staff wrote in a request, the latest first, with what became of each. */
export async function listQuotes(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { counselSeq, stage, closedAt }: Pick<typeof consultations.$inferSelect, 'counselSeq' | 'stage' | 'closedAt'>,
): Promise<(Static<typeof Quote> & { fileKey: string | null })[]> {
  const quotes = await db
    .select()
    .from(consultationQuotes)
    .where(eq(consultationQuotes.counselSeq, counselSeq))
    .orderBy(desc(consultationQuotes.no))
  if (quotes.length === 0) return []
  const { quoteKey, kind, state } = consultationAsks
  const answers = await db
    .select({ quoteKey, kind })
    .from(consultationAsks)
    .where(and(eq(consultationAsks.counselSeq, counselSeq), inArray(kind, ['accept', 'decline']), ne(state, 'withdrawn')))
  return quotes.map(({ quoteSeq, no, lines, words, total, lastDay, fileKey, staffName, sentAt }, at) => ({
    ...{ quoteSeq, no, words, total, lastDay, fileKey, staffName },
    lines: lines.map((line) => ({ ...line, sum: lineSum(line) })),
    vat: vatOf(total),
    sentAt: sentAt.toISOString(),
    state: quoteStateOf(
      {
        lastDay,
        answer: answers.find((one) => one.quoteKey === quoteKeyOf(quoteSeq))?.kind,
        isLast: at === 0,
        isAnswerable: stage === 'estimation' && closedAt === null,
      },
      now,
    ),
  }))
}
