import { and, desc, eq } from 'drizzle-orm'
import { quoteUntil } from '@/schemas/rules/consulting/asks'
import { consultationAsks, consultationFiles } from '@/services/db/tables/consulting'
import type { Ctx } from '@/services/kit/service'

/** The latest quote of a request, until when it is answered, and whether it was. Undefined before there is one. */
export async function quoteOf(
  { db }: Pick<Ctx, 'db'>,
  counselSeq: number,
): Promise<{ fileKey: string; until: Date; isAnswered: boolean } | undefined> {
  const { fileKey, createdAt, byStaff, stage, part } = consultationFiles
  const [quote] = await db
    .select({ fileKey, createdAt })
    .from(consultationFiles)
    .where(and(eq(consultationFiles.counselSeq, counselSeq), eq(byStaff, true), eq(stage, 'estimation'), eq(part, 'document')))
    .orderBy(desc(createdAt))
    .limit(1)
  if (!quote) return undefined
  const answers = await db.$count(
    consultationAsks,
    and(eq(consultationAsks.counselSeq, counselSeq), eq(consultationAsks.quoteKey, quote.fileKey)),
  )
  return { fileKey: quote.fileKey, until: quoteUntil(quote.createdAt), isAnswered: answers > 0 }
}
