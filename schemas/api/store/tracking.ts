// The way of a parcel as pages show it: what the carrier said, as it was last known here.
import { Type, type Static } from 'typebox'
import { TRACK_STATUSES, TRACKING_STATES } from '@/schemas/rules/store/parcel-tracking'
import { YesNo } from '@/schemas/words/paging'
import { moment, nullable, oneOf } from '@/schemas/api/base/fields'

export const Tracking = Type.Object({
  state: oneOf('조회', TRACKING_STATES),
  /** Null before the first step. */
  status: nullable(oneOf('단계', TRACK_STATUSES)),
  /** Set out for its address on the present day in Seoul, and not there yet. */
  todayYn: YesNo,
  /** When the carrier last answered; null before. */
  answeredAt: nullable(moment),
  /** The latest first; `place` is a name of the carrier's, and may be empty. */
  steps: Type.Array(Type.Object({ status: oneOf('단계', TRACK_STATUSES), place: Type.String(), at: Type.String() })),
})
export type Tracking = Static<typeof Tracking>
