// Quotes as the member reads of them. While one waits for an answer it stands at the last moment for it.
import { and, eq, exists, gt, inArray, isNull, ne, not, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { ASK_WORDS, quoteUntil } from '@/schemas/rules/consulting/asks'
import { consultationPath } from '@/schemas/rules/consulting/consultation-path'
import { lastMomentOf, QUOTE_STATE_WORDS } from '@/schemas/rules/consulting/quotes'
import { formatDate } from '@/schemas/words/dates'
import { consultationAsks, consultationFiles, consultationQuotes, consultations } from '@/services/db/tables/consulting'
import type { Ctx } from '@/services/kit/service'
import type { OwnPart } from '@/services/parts/read-own-timeline'
import { numbersOf } from '@/services/parts/read-timeline'
import { listQuotes } from './list-quotes'
import { own } from './of-own'

const one = sql`1`
const NAME = '상담'

/** Staff wrote a quote in the request: then its files are papers beside it. */
const hasWritten = ({ db }: Pick<Ctx, 'db'>, counselSeq: AnyPgColumn) =>
  exists(db.select({ one }).from(consultationQuotes).where(eq(consultationQuotes.counselSeq, counselSeq)))

const isAnswered = ({ db }: Pick<Ctx, 'db'>, counselSeq: AnyPgColumn, key: unknown) =>
  exists(
    db
      .select({ one })
      .from(consultationAsks)
      .where(
        and(
          eq(consultationAsks.counselSeq, counselSeq),
          sql`${consultationAsks.quoteKey} = ${key}`,
          ne(consultationAsks.state, 'withdrawn'),
        ),
      ),
  )

const isAtQuote = () => and(eq(consultations.stage, 'estimation'), isNull(consultations.closedAt))

/** A quote that came as a file alone (`quoteUntil`). */
const sent: OwnPart = {
  id: 'quote',
  kind: 'consultation',
  find(ctx, memberNo) {
    const { fileKey, createdAt, byStaff, stage, part, counselSeq } = consultationFiles
    const until = sql`((date_trunc('day', ${createdAt} at time zone 'Asia/Seoul') + interval '8 days') at time zone 'Asia/Seoul' - interval '1 second')`
    const waits = and(isAtQuote(), not(hasWritten(ctx, counselSeq)), not(isAnswered(ctx, counselSeq, fileKey)), gt(until, ctx.now))
    return sql`select ${fileKey} as id, case when ${waits} then ${until} else ${createdAt} end as at from ${consultations} join ${consultationFiles} on ${counselSeq} = ${consultations.counselSeq} where ${and(own(ctx, memberNo), eq(byStaff, true), eq(stage, 'estimation'), eq(part, 'document'))}`
  },
  async tell({ db, now }, ids) {
    const { fileKey, createdAt, counselSeq } = consultationFiles
    const rows = await db
      .select({
        fileKey,
        createdAt,
        counselSeq,
        stage: consultations.stage,
        closedAt: consultations.closedAt,
        answer: consultationAsks.kind,
        hasWritten: sql<boolean>`${hasWritten({ db }, counselSeq)}`,
      })
      .from(consultationFiles)
      .innerJoin(consultations, eq(consultations.counselSeq, counselSeq))
      .leftJoin(consultationAsks, and(eq(consultationAsks.quoteKey, fileKey), ne(consultationAsks.state, 'withdrawn')))
      .where(inArray(fileKey, [...ids]))
    return new Map(
      rows.map((row) => {
        const until = quoteUntil(row.createdAt)
        const waits = row.stage === 'estimation' && row.closedAt === null && row.answer === null && !row.hasWritten && until > now
        return [
          row.fileKey,
          {
            name: NAME,
            words: '견적서가 왔습니다',
            detail: `상담 ${row.counselSeq}번`,
            state: row.answer ? ASK_WORDS[row.answer] : waits ? '답을 기다림' : '견적',
            tone: waits ? ('waits' as const) : ('done' as const),
            answerBy: waits ? until : undefined,
            path: `${consultationPath(row.counselSeq!)}${waits ? '#asks' : ''}`,
            label: '견적서 보기',
          },
        ]
      }),
    )
  },
}

/** A quote that staff wrote; the latest alone waits. */
const written: OwnPart = {
  id: 'written-quote',
  kind: 'consultation',
  find(ctx, memberNo) {
    const { quoteSeq, counselSeq, no, lastDay, sentAt } = consultationQuotes
    const until = sql`((${lastDay} || 'T23:59:59+09:00')::timestamptz)`
    const isLast = sql`${no} = (select max(other.no) from ${consultationQuotes} other where other.counsel_seq = ${counselSeq})`
    const waits = and(isAtQuote(), isLast, not(isAnswered(ctx, counselSeq, sql`'quote:' || ${quoteSeq}`)), gt(until, ctx.now))
    return sql`select ${quoteSeq}::text as id, case when ${waits} then ${until} else ${sentAt} end as at from ${consultations} join ${consultationQuotes} on ${counselSeq} = ${consultations.counselSeq} where ${own(ctx, memberNo)}`
  },
  async tell(ctx, ids) {
    const { quoteSeq, counselSeq } = consultationQuotes
    const wanted = numbersOf(ids)
    const requests = await ctx.db
      .selectDistinct({ counselSeq, stage: consultations.stage, closedAt: consultations.closedAt })
      .from(consultationQuotes)
      .innerJoin(consultations, eq(consultations.counselSeq, counselSeq))
      .where(inArray(quoteSeq, wanted))
    const quotes = await Promise.all(
      requests.map(async (request) => (await listQuotes(ctx, request)).map((quote) => ({ ...quote, counselSeq: request.counselSeq }))),
    )
    return new Map(
      quotes
        .flat()
        .filter((quote) => wanted.includes(quote.quoteSeq))
        .map((quote) => {
          const waits = quote.state === 'open'
          return [
            String(quote.quoteSeq),
            {
              name: NAME,
              words: quote.no === 1 ? '견적이 왔습니다' : '새 견적이 왔습니다',
              detail: `상담 ${quote.counselSeq}번, ${quote.total.toLocaleString('ko-KR')}원${waits ? `, ${formatDate(quote.lastDay)}까지 답` : ''}`,
              state: QUOTE_STATE_WORDS[quote.state],
              tone: waits ? ('waits' as const) : quote.state === 'expired' ? ('over' as const) : ('done' as const),
              answerBy: waits ? lastMomentOf(quote.lastDay) : undefined,
              path: `${consultationPath(quote.counselSeq)}#quotes`,
              label: '견적 보기',
            },
          ]
        }),
    )
  },
}

export const quoteTimeline: readonly OwnPart[] = [sent, written]
