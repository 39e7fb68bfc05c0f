import { fullMoment } from '@/builder/list/recent-moment'
import type { Tracking } from '@/schemas/api/store/tracking'
import { TRACK_WORDS, TROUBLED, type TrackingState } from '@/schemas/rules/store/parcel-tracking'

/** For staff, who look into it. */
const NOTES: Partial<Record<TrackingState, string>> = {
  off: '택배사에 조회하지 않는 송장입니다.',
  waiting: '아직 택배사에 등록되지 않았습니다. 자동으로 다시 조회합니다.',
  lost: '택배사에 없는 송장 번호입니다. 번호를 확인해 주세요.',
  quiet: '사흘 넘게 택배사의 새 소식이 없습니다. 택배사에 문의해 주세요.',
}
const QUIET = 'text-studio-label font-normal text-studio-text-mute tabular-nums'

/** What the carrier said of a parcel, the latest first. */
export function ParcelSteps({ tracking: { state, steps, answeredAt }, label }: { tracking: Tracking; label: string }) {
  const note = NOTES[state]
  return (
    <>
      {note && <p className={state === 'lost' || state === 'quiet' ? 'text-danger' : 'text-studio-text-mute'}>{note}</p>}
      {steps.length > 0 && (
        <ol aria-label={label} className="my-2 grid gap-2 border-l-2 border-studio-line pl-3">
          {steps.map(({ status, place, at }, index) => (
            <li key={at + status + place} aria-current={index === 0 ? 'step' : undefined} className="wrap-anywhere">
              <span className={`${index === 0 ? 'font-semibold' : ''} ${index === 0 && TROUBLED.includes(status) ? 'text-danger' : ''}`}>
                {TRACK_WORDS[status]}
              </span>
              {place && ` · ${place}`}
              <span className={`block ${QUIET}`}>{fullMoment(at)}</span>
            </li>
          ))}
        </ol>
      )}
      {answeredAt && <p className={QUIET}>{fullMoment(answeredAt)}에 조회함</p>}
    </>
  )
}
