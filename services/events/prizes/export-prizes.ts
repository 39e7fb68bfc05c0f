import { and, asc, eq } from 'drizzle-orm'
import { toCsv } from '@/lib/to-csv'
import * as contracts from '@/schemas/api/events/prizes'
import { isTaxed, PRIZE_LABELS, PRIZE_STATE_WORDS, taxOf } from '@/schemas/rules/events/prizes'
import { formatDate, formatDateTime } from '@/schemas/words/dates'
import { formatMobile } from '@/schemas/words/person'
import { eventPrizes } from '@/services/db/tables/draws'
import { members } from '@/services/db/tables/members'
import { operation } from '@/services/kit/service'
import { requireEvent } from '../domain/require-event'
import { shownMember } from '../domain/shown-member'

const HEAD = ['추첨 번호', '참여 번호', '당첨자', '경품', '금액(원)', '제세공과금(원)', '상태', '답한 때', '답할 마지막 때']
const PERSONAL = ['name', 'phoneNo', 'zipCode', 'address', 'addressDetail', 'taxName'] as const

/** Opens the answers for this one file; the audit log records who opened whose, and why (P1). Without it no sealed field is opened. */
export const exportPrizes = operation(contracts.exportPrizes, async ({ eventSeq, reason, personalYn }, ctx) => {
  const { db, siteId, now } = ctx
  const event = await requireEvent(ctx, eventSeq)
  const isPersonal = personalYn === 'Y'
  const { drawSeq, entrySeq, memberNo, prize, won, state, answeredAt, answerBy, answer } = eventPrizes
  const rows = await db
    .select({
      ...{ drawSeq, entrySeq, memberNo, prize, won, state, answeredAt, answerBy },
      ...(isPersonal ? { answer } : {}),
      memberId: members.memberId,
      status: members.status,
    })
    .from(eventPrizes)
    .leftJoin(members, eq(members.memberNo, memberNo))
    .where(and(eq(eventPrizes.siteId, siteId), eq(eventPrizes.eventSeq, eventSeq)))
    .orderBy(asc(drawSeq), asc(eventPrizes.prizeSeq))
  const lines = rows.map((row) => [
    String(row.drawSeq),
    String(row.entrySeq),
    shownMember(row),
    row.prize,
    String(row.won),
    String(isTaxed(row.won) ? taxOf(row.won) : 0),
    row.answerBy === null
      ? '답이 필요 없음'
      : row.state === 'waiting' && row.answerBy <= now
        ? '답 없이 지남'
        : PRIZE_STATE_WORDS[row.state],
    formatDateTime(row.answeredAt),
    formatDateTime(row.answerBy),
    ...(isPersonal
      ? PERSONAL.map((field) => (field === 'phoneNo' ? formatMobile(row.answer?.phoneNo ?? '') : (row.answer?.[field] ?? '')))
      : []),
  ])
  ctx.audit('event.prizes', `event:${eventSeq}`, { reason, personalYn, rows: rows.length }, isPersonal ? rows : [])
  const head = [...HEAD, ...(isPersonal ? PERSONAL.map((field) => PRIZE_LABELS[field]) : [])]
  const name = `event-${eventSeq}-winners-${formatDate(now).replaceAll('.', '')}${isPersonal ? '-personal' : ''}.csv`
  return { item: { name, csv: toCsv([[`${event.eventName} 당첨자`], head, ...lines]), rows: rows.length } }
})
