import { and, asc, countDistinct, eq, gte, lt, count, sql } from 'drizzle-orm'
import { MANY } from '@/schemas/rules/site/review-bounds'
import type { Finding } from '@/schemas/rules/site/review-content'
import { endOfMonth, startOfMonth } from '@/schemas/rules/site/review-months'
import { auditWords } from '@/schemas/rules/base/audit-words'
import { formatDateTime, formatDay } from '@/schemas/words/dates'
import { startOfSeoulDay } from '@/schemas/words/seoul-day'
import { audits } from '@/services/db/tables/base'
import { auditSubjects } from '@/services/db/tables/trail'
import { dealtWith } from '../audits/dealt-with'
import type { Ctx } from '@/services/kit/service'
import { atNight, PART, reasonless } from './lines-of-finding'
import { byStaff, linesOfMonth, seoulDayOf } from './lines-of-month'

/** A finding before its people have names. */
export type Found = Omit<Finding, 'detail'> & { detail: (nameOf: (actor: string) => string) => string }

const DAY = 86_400_000
const people = (number: number): string => `${number.toLocaleString('ko-KR')}명`
const times = (number: number): string => `${number.toLocaleString('ko-KR')}번`
const dayWords = (day: string): string => formatDay(startOfSeoulDay(day)).replace(' ', '').slice(5)

/** Lines and people of each person of staff. */
const byActor = ({ db }: Ctx, where: ReturnType<typeof linesOfMonth> | undefined) =>
  db
    .select({ actor: audits.actor, lines: countDistinct(audits.id), people: countDistinct(auditSubjects.subject) })
    .from(audits)
    .leftJoin(auditSubjects, eq(auditSubjects.auditId, audits.id))
    .where(where)
    .groupBy(audits.actor)
    .orderBy(asc(audits.actor))

export async function findAtNight(ctx: Ctx, month: string): Promise<Found[]> {
  const rows = await byActor(ctx, and(linesOfMonth(month), atNight))
  return rows.map(({ actor, lines, people: seen }) => ({
    ...{ id: ['night', actor].join(PART), kind: 'night', actor, lines },
    words: '밤에 개인정보를 보았습니다',
    detail: (nameOf) => `${nameOf(actor)}, 22시부터 6시 사이에 ${times(lines)}, ${people(seen)}의 정보`,
  }))
}

export async function findReasonless(ctx: Ctx, month: string): Promise<Found[]> {
  const rows = await byActor(ctx, and(linesOfMonth(month), reasonless))
  return rows.map(({ actor, lines, people: seen }) => ({
    ...{ id: ['reasonless', actor].join(PART), kind: 'reasonless', actor, lines },
    words: '사유를 적지 않고 보았습니다',
    detail: (nameOf) => `${nameOf(actor)}, ${times(lines)}, ${people(seen)}의 정보`,
  }))
}

/** Days on which somebody saw more people than anybody should, or many times of what is usual for them. */
export async function findMany({ db }: Ctx, month: string): Promise<Found[]> {
  const since = new Date(startOfMonth(month).getTime() - MANY.usualDays * DAY)
  const day = seoulDayOf
  const rows = await db
    .select({ actor: audits.actor, day: day.as('day'), people: countDistinct(auditSubjects.subject), lines: countDistinct(audits.id) })
    .from(audits)
    .innerJoin(auditSubjects, eq(auditSubjects.auditId, audits.id))
    .where(and(gte(audits.at, since), lt(audits.at, endOfMonth(month)), byStaff, dealtWith('read')))
    .groupBy(audits.actor, sql`day`)
    .orderBy(asc(audits.actor), sql`day`)
  return rows.flatMap((row): Found[] => {
    if (!row.day.startsWith(month)) return []
    const earliest = new Date(startOfSeoulDay(row.day).getTime() - MANY.usualDays * DAY)
    const before = rows.filter((one) => one.actor === row.actor && one.day < row.day && startOfSeoulDay(one.day) >= earliest)
    const usual = median(before.map((one) => one.people))
    const isUnusual = usual !== undefined && row.people >= MANY.least && row.people >= usual * MANY.times
    if (row.people < MANY.always && !isUnusual) return []
    const { actor, lines, people: seen } = row
    return [
      {
        ...{ id: ['many', actor, row.day].join(PART), kind: 'many', actor, lines },
        words: isUnusual
          ? `평소의 ${Math.floor(seen / usual).toLocaleString('ko-KR')}배를 보았습니다`
          : `하루에 ${people(seen)}을 보았습니다`,
        detail: (nameOf) =>
          `${nameOf(actor)}, ${dayWords(row.day)} 하루 ${people(seen)}. ${usual === undefined ? '그 전에 본 기록이 없습니다' : `보통 ${people(usual)}`}`,
      },
    ]
  })
}

/** Of an odd number of days the one in the middle, otherwise the higher of the two. */
const median = (numbers: readonly number[]): number | undefined => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

/** Files with personal data, one by one. */
export async function findExports({ db }: Ctx, month: string): Promise<Found[]> {
  const rows = await db
    .select({ line: audits, people: count(auditSubjects.subject) })
    .from(audits)
    .leftJoin(auditSubjects, eq(auditSubjects.auditId, audits.id))
    .where(and(linesOfMonth(month), byStaff, dealtWith('export')))
    .groupBy(audits.id)
    .orderBy(asc(audits.at), asc(audits.id))
  return rows.flatMap(({ line: { id, at, actor, action, detail }, people: seen }): Found[] => {
    const { reason = '', personalYn = '' } = (detail ?? {}) as { reason?: string; personalYn?: string }
    if (seen === 0 && personalYn !== 'Y') return []
    return [
      {
        ...{ id: ['export', id].join(PART), kind: 'export', actor, lines: 1 },
        words: '개인정보를 내보냈습니다',
        detail: (nameOf) =>
          [nameOf(actor), momentWords(at), auditWords(action), people(seen), reason ? `사유 ${reason}` : '사유 없음'].join(', '),
      },
    ]
  })
}

/** `10.18(일) 23:10` */
export const momentWords = (at: Date): string => `${formatDay(at).replace(' ', '').slice(5)} ${formatDateTime(at).slice(-5)}`
