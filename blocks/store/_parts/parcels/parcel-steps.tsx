import type { Tracking } from '@/schemas/api/store/tracking'
import { TRACK_WORDS, trackingNote } from '@/schemas/rules/store/parcel-tracking'
import { formatDateTime } from '@/schemas/words/dates'

interface ParcelStepsProps {
  tracking: Tracking
  /** Names the list for those who hear it. */
  label: string
  /** A parcel that goes back to the shop: what is said of its steps is not for its sender. */
  isComingBack?: boolean
}

/** What the carrier said of a parcel, the latest first, or why there is nothing. */
export function ParcelSteps({ tracking, label, isComingBack = false }: ParcelStepsProps) {
  const { steps, answeredAt } = tracking
  const note = isComingBack && tracking.state === 'known' ? '' : trackingNote(tracking)
  return (
    <>
      {note && <p className="mt-2 text-small">{note}</p>}
      {steps.length > 0 && (
        <ol aria-label={label} className="mt-3 grid gap-3 border-t border-line pt-4">
          {steps.map(({ status, place, at }, index) => (
            <li
              key={at + status + place}
              aria-current={index === 0 ? 'step' : undefined}
              className={`border-l-2 pl-4 ${index === 0 ? 'border-accent' : 'border-line text-ink-mute'}`}
            >
              <p className={index === 0 ? 'font-semibold' : ''}>{TRACK_WORDS[status]}</p>
              <p className="meta numeric text-small text-ink-mute">
                <time dateTime={at}>{formatDateTime(at)}</time>
                {place && <span className="wrap-anywhere">{place}</span>}
              </p>
            </li>
          ))}
        </ol>
      )}
      {answeredAt && steps.length > 0 && (
        <p className="numeric mt-3 text-small text-ink-mute">
          <time dateTime={answeredAt}>{formatDateTime(answeredAt)}</time>에 택배사에 확인한 내용입니다.
        </p>
      )}
    </>
  )
}
