import { and, gte, lt, min, sql } from 'drizzle-orm'
import { REVIEW_BOUNDS } from '@/schemas/rules/site/review-bounds'
import { endOfMonth, startOfMonth } from '@/schemas/rules/site/review-months'
import { staffPlace } from '@/services/auth/domain/staff-place'
import { audits } from '@/services/db/tables/base'
import type { Ctx } from '@/services/kit/service'
import type { Found } from './found'
import { PART, signedIn } from './lines-of-finding'
import { momentWords } from './moment-words'
import { staffActor } from './staff-actor'

const DAY = 86_400_000

/** Networks from which a person has not signed in before. Where somebody signs in for the first time, they have to be somewhere. */
export async function findNewPlaces({ db }: Ctx, month: string): Promise<Found[]> {
  const since = new Date(startOfMonth(month).getTime() - REVIEW_BOUNDS.knownPlaceDays * DAY)
  const rows = await db
    .select({
      staffId: audits.target,
      address: audits.address,
      first: min(audits.at),
      inMonth: sql<string>`count(*) filter (where ${gte(audits.at, startOfMonth(month))})`,
    })
    .from(audits)
    .where(and(signedIn, gte(audits.at, since), lt(audits.at, endOfMonth(month)), sql`${audits.address} is not null`))
    .groupBy(audits.target, audits.address)
  return [...Map.groupBy(rows, ({ staffId }) => staffId)].flatMap(([staffId, own]) => {
    const places = [...Map.groupBy(own, ({ address }) => staffPlace(address!))].map(([network, same]) => ({
      ...{ network, addresses: same.map(({ address }) => address!).toSorted() },
      first: same.map(({ first }) => first!).toSorted((a, b) => a.getTime() - b.getTime())[0]!,
      lines: same.reduce((sum, { inMonth }) => sum + Number(inMonth), 0),
    }))
    const begun = Math.min(...places.map(({ first }) => first.getTime()))
    return places
      .filter(({ first }) => first >= startOfMonth(month) && first.getTime() > begun)
      .toSorted((a, b) => a.first.getTime() - b.first.getTime())
      .map(({ network, addresses, first, lines }): Found => {
        const actor = staffActor(staffId)
        return {
          ...{ id: ['place', staffId, network].join(PART), kind: 'place', actor, lines },
          words: '처음 보는 곳에서 로그인했습니다',
          detail: (nameOf) => `${nameOf(actor)}, ${momentWords(first)}, ${addresses.join(', ')}, 이 달에 ${lines}번`,
        }
      })
  })
}
