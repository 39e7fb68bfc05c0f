import { and, eq, inArray, sql } from 'drizzle-orm'
import { pathOf } from '@/schemas/api/base/contract'
import { readVisitCalendar } from '@/schemas/api/places/visits'
import { visitPath, VISIT_STATE_WORDS } from '@/schemas/rules/places/visit-form'
import { shops } from '@/services/db/tables/places'
import { shopVisits, visitSlots } from '@/services/db/tables/visits'
import type { OwnPart, OwnTold } from '@/services/parts/read-own-timeline'
import { numbersOf } from '@/services/parts/read-timeline'
import { isChangeable, type VisitRow } from './own-visit'
import { visitKey } from './visit-key'

/** A visit stands at its time; a cancelled one where it was cancelled. */
const visits: OwnPart = {
  id: 'visit',
  kind: 'visit',
  find: ({ siteId }, memberNo) =>
    sql`select ${shopVisits.visitSeq}::text as id, case when ${shopVisits.state} = 'cancelled' then ${shopVisits.updatedAt} else ${visitSlots.startsAt} end as at from ${shopVisits} join ${visitSlots} on ${visitSlots.slotSeq} = ${shopVisits.slotSeq} where ${and(eq(shopVisits.siteId, siteId), eq(shopVisits.memberNo, memberNo))}`,
  async tell({ db, now }, ids) {
    const rows = await db
      .select({ visit: shopVisits, slot: visitSlots, lat: shops.lat, lng: shops.lng, images: shops.images })
      .from(shopVisits)
      .innerJoin(visitSlots, eq(visitSlots.slotSeq, shopVisits.slotSeq))
      .leftJoin(shops, eq(shops.shopId, visitSlots.shopId))
      .where(inArray(shopVisits.visitSeq, numbersOf(ids)))
    return new Map(
      rows.map(({ visit, slot, lat, lng, images }) => [
        String(visit.visitSeq),
        {
          ...(visit.state === 'booked' && slot.startsAt > now
            ? coming({ visit, slot }, now, wayTo(slot, lat, lng))
            : over({ visit, slot })),
          ...(images?.[0] ? { image: images[0].src } : {}),
        },
      ]),
    )
  },
}

type Booking = Pick<VisitRow, 'visit' | 'slot'>

function coming({ visit, slot }: Booking, now: Date, way: string): OwnTold {
  const key = visitKey(visit.visitSeq)
  const change = { label: '시간 바꾸기', path: visitPath(key) }
  return {
    name: '방문',
    words: `${slot.placeName} 방문`,
    detail: [slot.address, `${visit.people}명`].filter(Boolean).join(', '),
    state: slot.droppedAt ? '다른 시간을 골라 주세요' : VISIT_STATE_WORDS.booked,
    tone: slot.droppedAt ? 'waits' : 'coming',
    path: visitPath(key),
    label: '예약 보기',
    acts: [
      // A time that its place cannot keep is no way to go.
      ...(slot.droppedAt ? [] : [{ label: '길 찾기', path: way }]),
      ...(isChangeable({ visit, slot }, now) ? [change] : []),
      { label: '달력에 넣기', path: `${pathOf(readVisitCalendar)}?key=${encodeURIComponent(key)}` },
    ],
  }
}

const SAID = {
  cancelled: '방문 예약을 취소했습니다',
  came: '다녀갔습니다',
  missed: '방문하지 않으셨습니다',
  booked: '방문 시간이 지났습니다',
}

function over({ visit, slot }: Booking): OwnTold {
  const isCancelled = visit.state === 'cancelled'
  return {
    name: '방문',
    words: SAID[visit.state],
    detail: [slot.placeName, isCancelled ? visit.cancelReason : ''].filter(Boolean).join(', '),
    state: visit.state === 'booked' ? '지난 예약' : VISIT_STATE_WORDS[visit.state],
    tone: visit.state === 'came' ? 'done' : 'over',
    path: visitPath(visitKey(visit.visitSeq)),
    label: '예약 보기',
  }
}

/** Kakao's map shows the way on every phone, with and without its app. A model house is found by its address. */
const wayTo = ({ placeName, address }: Booking['slot'], lat: number | null, lng: number | null): string =>
  lat === null || lng === null
    ? `https://map.kakao.com/link/search/${encodeURIComponent(address || placeName)}`
    : `https://map.kakao.com/link/to/${encodeURIComponent(placeName.replaceAll(',', ' '))},${lat},${lng}`

export const placesOwnTimeline: readonly OwnPart[] = [visits]
