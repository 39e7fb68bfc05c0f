import { and } from 'drizzle-orm'
import type { Ctx } from '@/services/kit/service'
import type { Found } from './found'
import { linesByActor } from './lines-by-actor'
import { atNight, PART } from './lines-of-finding'
import { linesOfMonth } from './lines-of-month'

const people = (number: number): string => `${number.toLocaleString('ko-KR')}명`
const times = (number: number): string => `${number.toLocaleString('ko-KR')}번`

export async function findAtNight(ctx: Ctx, month: string): Promise<Found[]> {
  const rows = await linesByActor(ctx, and(linesOfMonth(month), atNight))
  return rows.map(({ actor, lines, people: seen }) => ({
    ...{ id: ['night', actor].join(PART), kind: 'night', actor, lines },
    words: '밤에 개인정보를 보았습니다',
    detail: (nameOf) => `${nameOf(actor)}, 22시부터 6시 사이에 ${times(lines)}, ${people(seen)}의 정보`,
  }))
}
