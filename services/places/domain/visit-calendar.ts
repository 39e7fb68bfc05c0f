import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { visitPath } from '@/schemas/rules/places/visit-form'
import { settings } from '@/services/base/settings'
import type { VisitRow } from './own-visit'
import { visitKey } from './visit-key'

/**
 * A booking as a calendar has it. The identifier stays through every change and the sequence grows, so that a calendar which has the event
 * moves it, and removes a cancelled one. Moments are in UTC: no reader's time zone makes another hour of them.
 */
export function visitCalendar({ visit, slot }: Pick<VisitRow, 'visit' | 'slot'>): string {
  const { siteUrl, brandName } = settings()
  const url = `${siteUrl}${visitPath(visitKey(visit.visitSeq))}`
  const isCancelled = visit.state === 'cancelled'
  const calendar = ical({
    prodId: { company: brandName, product: 'visit', language: 'KO' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: `visit-${visit.visitSeq}@${new URL(siteUrl).hostname}`,
    sequence: visit.sequence,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    start: slot.startsAt,
    end: slot.endsAt,
    stamp: visit.updatedAt,
    summary: `${slot.placeName} 방문`,
    location: slot.address,
    description: `${visit.people}명 방문 예약입니다. 변경과 취소: ${url}`,
    url,
  })
  return calendar.toString()
}
