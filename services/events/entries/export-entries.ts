import { and, asc, eq, inArray } from 'drizzle-orm'
import { toCsv } from '@/lib/to-csv'
import * as contracts from '@/schemas/api/events/staff'
import { COLLABO_LABELS } from '@/schemas/rules/events/collabo'
import { formatDate, formatDateTime } from '@/schemas/words/dates'
import { eventEntries, eventForms } from '@/services/db/tables/events'
import { members } from '@/services/db/tables/members'
import { operation, type Ctx } from '@/services/kit/service'
import { requireEvent } from '../domain/require-event'
import { shownMember } from '../domain/shown-member'
import { wonEntries } from '../domain/won-entries'
import { answerOf, dataOf, entriesWanted, entryRows, type EntryRow } from './entry-rows'

const MOST = 50_000
const HEAD = ['참여 번호', '참여 일시', '참여자', '참여 종류', '답', '내용 1', '내용 2', '내용 3', '당첨']
const PERSONAL_HEAD = ['아이디', '이름', '휴대전화', '이메일']
/** The fields of a collaboration form, and the source of the visit. */
const FORM_FIELDS = ['name', 'phoneNo', 'address', 'contents'] as const
const FORM_HEAD = [...FORM_FIELDS.map((name) => `신청서 ${COLLABO_LABELS[name]}`), '유입']
/** Parameters of one statement. */
const AT_ONCE = 5_000

/** Opens personal fields for this one file only; the audit log records the reason and the member of staff (P1). */
export const exportEntries = operation(contracts.exportEntries, async ({ reason, personalYn, ...filter }, ctx) => {
  const event = await requireEvent(ctx, filter.eventSeq)
  const won = await wonEntries(ctx, filter.eventSeq)
  const rows = await entryRows(ctx)
    .where(entriesWanted(ctx, filter, won))
    .orderBy(asc(eventEntries.appliedAt), asc(eventEntries.entrySeq))
    .limit(MOST + 1)
  if (rows.length > MOST) throw ctx.fail('tooMany')

  const isPersonal = personalYn === 'Y'
  const personal = isPersonal ? await openMembers(ctx, rows) : undefined
  const forms = isPersonal ? await openForms(ctx, filter.eventSeq) : undefined
  const hasForms = forms !== undefined && forms.size > 0
  const winners = new Set(won)
  const lines = rows.map((row) => [
    String(row.entrySeq),
    formatDateTime(row.appliedAt),
    shownMember(row),
    row.applyType,
    answerOf(row),
    ...dataOf(row),
    winners.has(row.entrySeq) ? '당첨' : '',
    ...(personal ? (personal.get(row.memberNo) ?? PERSONAL_HEAD.map(() => '')) : []),
    ...(hasForms ? (forms.get(row.memberNo) ?? FORM_HEAD.map(() => '')) : []),
  ])
  const { eventSeq, ...narrowed } = filter
  ctx.audit('event.export', `event:${eventSeq}`, { reason, personalYn, rows: rows.length, ...narrowed }, isPersonal ? rows : [])
  const name = `event-${eventSeq}-entries-${formatDate(ctx.now).replaceAll('.', '')}${isPersonal ? '-personal' : ''}.csv`
  const head = [...HEAD, ...(isPersonal ? PERSONAL_HEAD : []), ...(hasForms ? FORM_HEAD : [])]
  return { item: { name, csv: toCsv([[`${event.eventName} 참여 내역`], head, ...lines]), rows: rows.length } }
})

async function openMembers({ db }: Ctx, rows: readonly EntryRow[]): Promise<Map<string, string[]>> {
  // A withdrawn member has no personal fields.
  const wanted = [...new Set(rows.filter(({ status }) => status !== null && status !== 'WITHDRAWN').map(({ memberNo }) => memberNo))]
  const opened = new Map<string, string[]>()
  for (let from = 0; from < wanted.length; from += AT_ONCE) {
    const found = await db
      .select({
        memberNo: members.memberNo,
        memberId: members.memberId,
        name: members.memberName,
        mobileNo: members.mobileNo,
        email: members.email,
      })
      .from(members)
      .where(inArray(members.memberNo, wanted.slice(from, from + AT_ONCE)))
    for (const { memberNo, memberId, name, mobileNo, email } of found)
      opened.set(memberNo, [memberId ?? '', name ?? '', mobileNo ?? '', email ?? ''])
  }
  return opened
}

/** The requests of a collaboration event, by member. */
async function openForms({ db, siteId }: Ctx, eventSeq: number): Promise<Map<string, string[]>> {
  const found = await db
    .select({ memberNo: eventForms.memberNo, inflow: eventForms.inflow, form: eventForms.form })
    .from(eventForms)
    .where(and(eq(eventForms.siteId, siteId), eq(eventForms.eventSeq, eventSeq)))
  return new Map(found.map(({ memberNo, inflow, form }) => [memberNo, [...FORM_FIELDS.map((name) => form[name] ?? ''), inflow]]))
}
