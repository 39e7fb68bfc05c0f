import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import { CallFailure } from '@/schemas/api/base/failure'
import { sampleHouse } from '@/schemas/rules/store/sample-house'
import type { SampleTerms } from '@/schemas/rules/store/samples'
import { formatDate } from '@/schemas/words/dates'
import { blindIndex } from '@/services/base/seal'
import { sampleRequests } from '@/services/db/tables/samples'
import type { Ctx } from '@/services/kit/service'
import { wrongField } from '@/services/kit/wrong-fields'

const DAY = 86_400_000

/** By whom and where requests are counted. */
export interface SampleCounted {
  memberNo: string | null
  phoneIndex: string
  houseIndex: string
}

/** @param phoneNo its digits. */
export const countedBy = (memberNo: string | null, place: { phoneNo: string } & Parameters<typeof sampleHouse>[0]): SampleCounted => ({
  memberNo,
  phoneIndex: blindIndex(place.phoneNo, 'sample_request.phone'),
  houseIndex: blindIndex(sampleHouse(place), 'sample_request.house'),
})

/**
 * A member, a number and a house may each ask so often within some days; what was cancelled does not count. Requests that share one of them
 * follow one another, so that two presses at once are two.
 * @throws CallFailure at the field by which there were enough already.
 */
export async function limitSamples(
  ctx: Pick<Ctx, 'db' | 'siteId' | 'now'>,
  by: SampleCounted,
  { times, days }: SampleTerms,
): Promise<void> {
  const { db, siteId, now } = ctx
  // In one order, so that no two wait for each other.
  for (const name of [by.memberNo ?? '', by.phoneIndex, by.houseIndex].filter(Boolean).toSorted())
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`samples ${siteId} ${name}`}, 0))`)
  /** The day on which there will be room again; undefined while there is. */
  const fullUntil = async (own: ReturnType<typeof eq>): Promise<Date | undefined> => {
    const rows = await db
      .select({ at: sampleRequests.requestedAt })
      .from(sampleRequests)
      .where(
        and(
          eq(sampleRequests.siteId, siteId),
          own,
          ne(sampleRequests.state, 'cancelled'),
          gt(sampleRequests.requestedAt, new Date(now.getTime() - days * DAY)),
        ),
      )
      .orderBy(desc(sampleRequests.requestedAt))
      .limit(times)
    return rows.length < times ? undefined : new Date(rows.at(-1)!.at.getTime() + days * DAY)
  }
  const words = (who: string, until: Date): string =>
    `샘플은 ${days}일에 ${times}번까지 신청하실 수 있습니다. ${who} ${formatDate(until)}부터 다시 신청하실 수 있습니다.`
  const byMember = by.memberNo === null ? undefined : await fullUntil(eq(sampleRequests.memberNo, by.memberNo))
  if (byMember) throw new CallFailure('409', words('회원님은', byMember), { status: 409 })
  const byPhone = await fullUntil(eq(sampleRequests.phoneIndex, by.phoneIndex))
  if (byPhone) throw wrongField('phoneNo', words('이 번호로는', byPhone))
  const byHouse = await fullUntil(eq(sampleRequests.houseIndex, by.houseIndex))
  if (byHouse) throw wrongField('address', words('이 주소로는', byHouse))
}
