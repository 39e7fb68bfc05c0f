import { and, asc, countDistinct, eq, gte, lt, sql } from 'drizzle-orm'
import { REVIEW_BOUNDS } from '@/schemas/rules/site/review-bounds'
import { endOfMonth, startOfMonth } from '@/schemas/rules/site/review-months'
import { formatDay } from '@/schemas/words/dates'
import { startOfSeoulDay } from '@/schemas/words/seoul-day'
import { audits } from '@/services/db/tables/base'
import { auditSubjects } from '@/services/db/tables/trail'
import type { Ctx } from '@/services/kit/service'
import { dealtWith } from './dealt-with'
import type { Found } from './found'
import { PART } from './lines-of-finding'
import { byStaff, seoulDayOf } from './lines-of-month'

const DAY = 86_400_000
const people = (number: number): string => `${number.toLocaleString('ko-KR')}명`
const dayWords = (day: string): string => formatDay(startOfSeoulDay(day)).replace(' ', '').slice(5)

/** Days on which somebody saw more people than anybody should, or many times of what is usual for them. */
export async function findMany({ db }: Ctx, month: string): Promise<Found[]> {
  const since = new Date(startOfMonth(month).getTime() - REVIEW_BOUNDS.many.usualDays * DAY)
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
    const earliest = new Date(startOfSeoulDay(row.day).getTime() - REVIEW_BOUNDS.many.usualDays * DAY)
    const before = rows.filter((one) => one.actor === row.actor && one.day < row.day && startOfSeoulDay(one.day) >= earliest)
    const usual = median(before.map((one) => one.people))
    const isUnusual = usual !== undefined && row.people >= REVIEW_BOUNDS.many.least && row.people >= usual * REVIEW_BOUNDS.many.times
    if (row.people < REVIEW_BOUNDS.many.always && !isUnusual) return []
    const { actor, lines, people: seen } = row
    return [
      {
        ...{ id: ['many', actor, row.day].join(PART), kind: 'many', actor, lines },
        words: isUnusual
          ? `평소의 ${Math.floor(seen / usual).toLocaleString('ko-KR')}배를 보았습니다`
          : `하루에 ${people(seen)}의 정보를 보았습니다`,
        detail: (nameOf) =>
          `${nameOf(actor)}, ${dayWords(row.day)} 하루 ${people(seen)}. ${usual === undefined ? '그 전에 본 기록이 없습니다' : `보통 ${people(usual)}`}`,
      },
    ]
  })
}

/** Of an odd number of days the one in the middle, otherwise the higher of the two. */
const median = (numbers: readonly number[]): number | undefined => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
