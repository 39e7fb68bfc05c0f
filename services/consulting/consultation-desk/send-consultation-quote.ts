import { and, eq, inArray, max } from 'drizzle-orm'
import { CallFailure } from '@/schemas/api/base/failure'
import * as contracts from '@/schemas/api/consulting/desk-quotes'
import { dayAfter, MOST_QUOTE_DAYS, quoteFaults, quoteSum } from '@/schemas/rules/consulting/quotes'
import { formatDate } from '@/schemas/words/dates'
import { seoulDay } from '@/schemas/words/seoul-day'
import { staff } from '@/services/db/tables/auth'
import { consultationAsks, consultationFiles, consultationQuotes, consultations } from '@/services/db/tables/consulting'
import { operation, type CtxOf } from '@/services/kit/service'
import { tellPerson } from '../domain/tell-person'
import { textApplicant } from '../domain/text-applicant'
import { whoseRequest } from '../domain/whose-request'
import { conflictWith } from './conflict-with'
import { isRequest, requireRow } from './desk-row'

/** The row is locked: an answer of the person that comes at the same time is to the earlier quote, and waits for staff, or to this one. */
export const sendConsultationQuote = operation(contracts.sendConsultationQuote, async ({ counselSeq, version, fileKey, ...given }, ctx) => {
  const { db, siteId, now, session } = ctx
  const form = trimmed(given)
  validate(form, now)
  await db.select({ version: consultations.version }).from(consultations).where(isRequest(ctx, counselSeq)).for('update')
  const { request } = await requireRow(ctx, counselSeq)
  const total = quoteSum(form.lines)
  if (request.version !== version)
    throw await conflictWith(ctx, { counselSeq, version }, { what: 'quote', to: `${total.toLocaleString('ko-KR')}원` })
  if (request.stage !== 'estimation' || request.closedAt !== null) throw ctx.fail('notYet')
  if (await isAnswerWaiting(ctx, counselSeq)) throw ctx.fail('answered')
  if (fileKey !== undefined && !(await isPaper(ctx, counselSeq, fileKey))) throw ctx.fail('fileGone')
  const [last] = await db
    .select({ no: max(consultationQuotes.no) })
    .from(consultationQuotes)
    .where(eq(consultationQuotes.counselSeq, counselSeq))
  const [person] = await db.select({ name: staff.name }).from(staff).where(eq(staff.id, session.staff!.id))
  const no = (last?.no ?? 0) + 1
  const [quote] = await db
    .insert(consultationQuotes)
    .values({ ...form, siteId, counselSeq, no, total, fileKey: fileKey ?? null, staffName: person?.name ?? '', sentAt: now })
    .returning({ quoteSeq: consultationQuotes.quoteSeq })
  await db
    .update(consultations)
    .set({ version: version + 1, updatedAt: now })
    .where(isRequest(ctx, counselSeq))
  ctx.audit('consultation.quote', `consultation:${counselSeq}`, { no, to: String(total), version: version + 1 }, [whoseRequest(request)])
  const words = `상담 견적이 도착했습니다. ${formatDate(form.lastDay)}까지 답해 주세요.`
  await tellPerson(ctx, request, `quote:${no}`, words)
  await textApplicant(ctx, request, `${words} 마이페이지의 상담 내역에서 보실 수 있습니다.`, true)
  return { item: { ...quote!, version: version + 1 } }
})

type Context = CtxOf<typeof contracts.sendConsultationQuote>
type Form = Pick<typeof consultationQuotes.$inferSelect, 'lines' | 'words' | 'lastDay'>

const trimmed = ({ lines, words, lastDay }: Form): Form => ({
  lines: lines.map(({ name, unit, quantity, price }) => ({ name: name.trim(), unit: unit.trim(), quantity, price })),
  words: words.trim(),
  lastDay,
})

function validate(form: Form, now: Date): void {
  const faults = quoteFaults(form, seoulDay(now), dayAfter(now, MOST_QUOTE_DAYS))
  const problems = Object.entries(faults).map(([path, message]) => ({ pointer: `/${path}`, message, keyword: 'rule' }))
  if (problems.length > 0) throw new CallFailure('400', problems[0]!.message, { problems })
}

const isAnswerWaiting = async ({ db }: Context, counselSeq: number): Promise<boolean> =>
  (await db.$count(
    consultationAsks,
    and(
      eq(consultationAsks.counselSeq, counselSeq),
      eq(consultationAsks.state, 'waiting'),
      inArray(consultationAsks.kind, ['accept', 'decline']),
    ),
  )) > 0

const isPaper = async ({ db }: Context, counselSeq: number, fileKey: string): Promise<boolean> =>
  (await db.$count(
    consultationFiles,
    and(eq(consultationFiles.counselSeq, counselSeq), eq(consultationFiles.fileKey, fileKey), eq(consultationFiles.part, 'quote')),
  )) > 0
