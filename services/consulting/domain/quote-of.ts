import { and, desc, eq, ne } from 'drizzle-orm'
import { quoteUntil } from '@/schemas/rules/consulting/asks'
import { lastMomentOf } from '@/schemas/rules/consulting/quotes'
import { consultationAsks, consultationFiles, consultationQuotes } from '@/services/db/tables/consulting'
import type { Ctx } from '@/services/kit/service'

interface PresentQuote {
  /** What an answer to it names. */
  key: string
  /** Null where it came as a file alone. */
  quoteSeq: number | null
  until: Date
  isAnswered: boolean
}

/** What an answer to a written quote names. */
export const quoteKeyOf = (quoteSeq: number): string => `quote:${quoteSeq}`

/**
 * The quote of a request that can be answered, until when, and whether it was: the latest that staff wrote, or, before they wrote one, the
 * latest document of the stage. Undefined before there is one.
 */
export async function quoteOf({ db }: Pick<Ctx, 'db'>, counselSeq: number): Promise<PresentQuote | undefined> {
  const found = (await writtenQuote(db, counselSeq)) ?? (await sentFile(db, counselSeq))
  if (!found) return undefined
  const { counselSeq: of, quoteKey, state } = consultationAsks
  // An answer that was taken back is none.
  const answers = await db.$count(consultationAsks, and(eq(of, counselSeq), eq(quoteKey, found.key), ne(state, 'withdrawn')))
  return { ...found, isAnswered: answers > 0 }
}

type Found = Omit<PresentQuote, 'isAnswered'> | undefined

async function writtenQuote(db: Ctx['db'], counselSeq: number): Promise<Found> {
  const { quoteSeq, lastDay, no } = consultationQuotes
  const [quote] = await db
    .select({ quoteSeq, lastDay })
    .from(consultationQuotes)
    .where(eq(consultationQuotes.counselSeq, counselSeq))
    .orderBy(desc(no))
    .limit(1)
  return quote && { key: quoteKeyOf(quote.quoteSeq), quoteSeq: quote.quoteSeq, until: lastMomentOf(quote.lastDay) }
}

async function sentFile(db: Ctx['db'], counselSeq: number): Promise<Found> {
  const { fileKey, createdAt, byStaff, stage, part } = consultationFiles
  const [file] = await db
    .select({ fileKey, createdAt })
    .from(consultationFiles)
    .where(and(eq(consultationFiles.counselSeq, counselSeq), eq(byStaff, true), eq(stage, 'estimation'), eq(part, 'document')))
    .orderBy(desc(createdAt))
    .limit(1)
  return file && { key: file.fileKey, quoteSeq: null, until: quoteUntil(file.createdAt) }
}
