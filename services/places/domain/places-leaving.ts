import { and, count, eq, gt } from 'drizzle-orm'
import { shopVisits, visitSlots } from '@/services/db/tables/visits'
import { counted, type LeavingPart } from '@/services/parts/read-leaving'

/** Where booked visits are listed. */
const VISITS = '/mypage/consulting/smart'

export const placesLeaving: LeavingPart = async ({ db, siteId, now }, memberNo) => {
  const booked = await db
    .select({ many: count() })
    .from(shopVisits)
    .innerJoin(visitSlots, eq(visitSlots.slotSeq, shopVisits.slotSeq))
    .where(
      and(eq(shopVisits.siteId, siteId), eq(shopVisits.memberNo, memberNo), eq(shopVisits.state, 'booked'), gt(visitSlots.endsAt, now)),
    )
  const visits = booked[0]?.many ?? 0
  const allVisits = await db.$count(shopVisits, and(eq(shopVisits.siteId, siteId), eq(shopVisits.memberNo, memberNo)))
  return {
    underWay: counted(visits, (number) => `방문 예약 ${number}건`).map((words) => ({
      words,
      path: VISITS,
      label: '예약 확인하고 취소하기',
      isFree: true as const,
    })),
    gone: counted(allVisits - visits, (number) => `지난 방문 예약 기록 ${number}건`),
  }
}
