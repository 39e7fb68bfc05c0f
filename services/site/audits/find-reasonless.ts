import { and } from 'drizzle-orm'
import type { Ctx } from '@/services/kit/service'
import type { Found } from './found'
import { linesByActor } from './lines-by-actor'
import { PART, reasonless } from './lines-of-finding'
import { linesOfMonth } from './lines-of-month'

const people = (number: number): string => `${number.toLocaleString('ko-KR')}명`
const times = (number: number): string => `${number.toLocaleString('ko-KR')}번`

export async function findReasonless(ctx: Ctx, month: string): Promise<Found[]> {
  const rows = await linesByActor(ctx, and(linesOfMonth(month), reasonless))
  return rows.map(({ actor, lines, people: seen }) => ({
    ...{ id: ['reasonless', actor].join(PART), kind: 'reasonless', actor, lines },
    words: '사유를 적지 않고 보았습니다',
    detail: (nameOf) => `${nameOf(actor)}, ${times(lines)}, ${people(seen)}의 정보`,
  }))
}
