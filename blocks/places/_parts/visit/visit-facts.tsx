import type { Visit } from '@/schemas/api/places/visits'
import { visitClock, visitMoment } from '@/schemas/rules/places/visit-form'

/** What a person needs to know of a booking. */
export function VisitFacts({ visit }: { visit: Visit }) {
  const { placeName, startsAt, endsAt, address, phoneNumber, name, people, cancelReason } = visit
  const rows = [
    ['시간', `${visitMoment(startsAt)}–${visitClock(endsAt)}`],
    ['곳', placeName],
    ['주소', address],
    ['전화', phoneNumber],
    ['예약자', `${name} 외 ${people - 1}명`.replace(' 외 0명', '')],
    ['취소', cancelReason],
  ] as const
  return (
    <dl className="border-t border-line text-small">
      {rows.map(
        ([words, value]) =>
          value && (
            <div key={words} className="flex gap-4 border-b border-line py-3">
              <dt className="w-16 shrink-0 text-ink-mute">{words}</dt>
              <dd className="numeric min-w-0 wrap-anywhere">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** Adds the visit to the person's calendar, with every later change under the same event. */
export const calendarHref = (key: string): string => `/svc/visitSvcApi/calendar?key=${encodeURIComponent(key)}`
