import type { Visit } from '@/schemas/api/places/visits'
import { visitMoment, visitPath, VISIT_STATE_WORDS } from '@/schemas/rules/places/visit-form'
import { Badge } from '@/blocks/base/_parts/badge'

/** Visits that the person has booked; each opens where it is changed and cancelled. */
export function BookedVisits({ visits, now }: { visits: readonly Visit[]; now: string }) {
  if (visits.length === 0) return null
  return (
    <section aria-labelledby="booked-visits" className="mt-6 mb-10">
      <h2 id="booked-visits" className="type-h3 mb-3">
        방문 예약
      </h2>
      <ul aria-labelledby="booked-visits" className="border-t border-ink">
        {visits.map((visit) => {
          const isComing = visit.state === 'booked' && visit.endsAt > now
          return (
            <li key={visit.key} className="border-b border-line py-5.5">
              <p className="meta text-small text-ink-mute">
                <time dateTime={visit.startsAt}>{visitMoment(visit.startsAt)}</time>
                <span>{visit.people}명</span>
              </p>
              <h3 className="mt-1 text-title wrap-anywhere">
                <a href={visitPath(visit.key)} className="underline-offset-4 hover:underline">
                  {visit.placeName}
                </a>
              </h3>
              <Badge tone={isComing ? 'accent' : 'quiet'} className="mt-2">
                {stateWords(visit, isComing)}
              </Badge>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function stateWords({ state, droppedYn }: Visit, isComing: boolean): string {
  if (isComing) return droppedYn === 'Y' ? '다른 시간을 골라 주세요' : VISIT_STATE_WORDS.booked
  return state === 'booked' ? '지난 예약' : VISIT_STATE_WORDS[state]
}
