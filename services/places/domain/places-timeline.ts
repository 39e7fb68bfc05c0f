import { and, desc, eq, exists, inArray, ne, sql } from 'drizzle-orm'
import { VISIT_STATE_WORDS } from '@/schemas/rules/places/visit-form'
import { formatDateTime, formatDay } from '@/schemas/words/dates'
import { shopVisits, visitMessages, visitSlots, type VisitNews } from '@/services/db/tables/visits'
import type { FigurePart } from '@/services/parts/read-figures'
import { happenings, numbersOf, toldBy, type TimelinePart } from '@/services/parts/read-timeline'

const path = (visitSeq: number): string => `/ice_builder/visits/${visitSeq}`

const booked: TimelinePart = {
  id: 'visit',
  kind: 'visit',
  right: 'visits',
  find: ({ siteId }, memberNo) =>
    happenings(shopVisits, shopVisits.visitSeq, shopVisits.bookedAt, and(eq(shopVisits.siteId, siteId), eq(shopVisits.memberNo, memberNo))),
  async tell({ db }, ids) {
    const rows = await db
      .select({ seq: shopVisits.visitSeq, state: shopVisits.state, people: shopVisits.people, slot: visitSlots })
      .from(shopVisits)
      .innerJoin(visitSlots, eq(visitSlots.slotSeq, shopVisits.slotSeq))
      .where(inArray(shopVisits.visitSeq, numbersOf(ids)))
    return toldBy(
      rows,
      ({ seq }) => seq,
      ({ seq, state, people, slot }) => ({
        words: `${slot.placeName} 방문 예약`,
        detail: `${formatDateTime(slot.startsAt)}, ${people}명`,
        state: VISIT_STATE_WORDS[state],
        path: path(seq),
        isBad: state === 'missed',
      }),
    )
  },
}

const NEWS: Readonly<Record<VisitNews, string>> = {
  booked: '예약 확인',
  changed: '예약 변경',
  cancelled: '예약 취소',
  dropped: '방문 시간이 없어짐',
  kept: '예약 유지',
  reminder: '방문 전 안내',
}
const CHANNELS = { text: '문자', mail: '이메일', alarm: '사이트 알림' } as const
const SENT = { waiting: '보내기 전', sending: '보내는 중', sent: '보냄', failed: '보내지 못함', dropped: '보내지 않음' } as const

/** An alarm of the site stands in the timeline as the alarm that it is. */
const told: TimelinePart = {
  id: 'visit-message',
  kind: 'message',
  right: 'visits',
  find: ({ db, siteId }, memberNo) =>
    happenings(
      visitMessages,
      visitMessages.messageSeq,
      visitMessages.dueAt,
      and(
        ne(visitMessages.channel, 'alarm'),
        exists(
          db
            .select({ one: sql`1` })
            .from(shopVisits)
            .where(and(eq(shopVisits.siteId, siteId), eq(shopVisits.memberNo, memberNo), eq(shopVisits.visitSeq, visitMessages.visitSeq))),
        ),
      ),
    ),
  async tell({ db }, ids) {
    const { messageSeq, visitSeq, news, channel, state, fault } = visitMessages
    const rows = await db
      .select({ messageSeq, visitSeq, news, channel, state, fault })
      .from(visitMessages)
      .where(inArray(messageSeq, numbersOf(ids)))
    return toldBy(
      rows,
      (row) => row.messageSeq,
      (row) => ({
        words: `방문 ${CHANNELS[row.channel]}, ${NEWS[row.news]}`,
        detail: `방문 예약 ${row.visitSeq}`,
        state: SENT[row.state],
        path: path(row.visitSeq),
        isBad: row.state === 'failed' || row.state === 'dropped',
      }),
    )
  },
}

export const placesTimeline: readonly TimelinePart[] = [booked, told]

/** The last time that they came. */
const lastVisit: FigurePart = {
  right: 'visits',
  async read({ db, siteId }, memberNo) {
    const [last] = await db
      .select({ at: visitSlots.startsAt, place: visitSlots.placeName })
      .from(shopVisits)
      .innerJoin(visitSlots, eq(visitSlots.slotSeq, shopVisits.slotSeq))
      .where(and(eq(shopVisits.siteId, siteId), eq(shopVisits.memberNo, memberNo), eq(shopVisits.state, 'came')))
      .orderBy(desc(visitSlots.startsAt))
      .limit(1)
    return [{ id: 'visit', words: '마지막 방문', value: last ? `${formatDay(last.at).replace(' ', '')} ${last.place}` : '없음', order: 50 }]
  },
}

export const placesFigures: readonly FigurePart[] = [lastVisit]
