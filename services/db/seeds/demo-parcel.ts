// The way of an invented parcel, which follows from its number and the time alone, so that the simulator and what the demonstration begins with
// tell the same story.
import { seoulDay, startOfSeoulDay } from '@/schemas/words/seoul-day'
import type { TrackStatus } from '@/schemas/rules/store/parcel-tracking'

export interface DemoStep {
  status: TrackStatus
  place: string
  at: Date
}
type Planned = readonly [hours: number, status: TrackStatus, place: string]

const HOUR = 3_600_000
const BEGIN: readonly Planned[] = [
  [0, 'INFORMATION_RECEIVED', '라움결 물류센터'],
  [2, 'AT_PICKUP', '이천터미널'],
  [6, 'IN_TRANSIT', '이천터미널'],
  [13, 'IN_TRANSIT', '옥천허브'],
]
const ARRIVES: readonly Planned[] = [...BEGIN, [18, 'IN_TRANSIT', '강남역삼'], [19, 'OUT_FOR_DELIVERY', '강남역삼']]
/** By the last digit of the number; every other one arrives after a day. */
const STORIES: Readonly<Record<string, readonly Planned[]>> = {
  // The receiver was not at home; it was brought the day after.
  '7': [...ARRIVES, [24, 'ATTEMPT_FAIL', '강남역삼'], [43, 'OUT_FOR_DELIVERY', '강남역삼'], [48, 'DELIVERED', '강남역삼']],
  '8': [...BEGIN, [15, 'EXCEPTION', '옥천허브']],
}
const USUAL: readonly Planned[] = [...ARRIVES, [24, 'DELIVERED', '강남역삼']]
/** Every morning at half past eight such a parcel has just set out, so that a demonstration keeps one on its way. */
const ALWAYS_COMING = '9'
const SETS_OUT = 8.5 * HOUR

/** @returns the steps until now, the oldest first. */
export function demoParcel(trackingNo: string, sentAt: Date, now: Date): DemoStep[] {
  const story = STORIES[trackingNo.at(-1) ?? ''] ?? USUAL
  if (!trackingNo.endsWith(ALWAYS_COMING)) return stepsOf(story, sentAt, now)
  const morning = new Date(startOfSeoulDay(seoulDay(now)).getTime() + SETS_OUT)
  const last = ARRIVES.at(-1)![0]
  return stepsOf(ARRIVES, new Date(morning.getTime() - last * HOUR), now)
}

const stepsOf = (story: readonly Planned[], sentAt: Date, now: Date): DemoStep[] =>
  story.map(([hours, status, place]) => ({ status, place, at: new Date(sentAt.getTime() + hours * HOUR) })).filter(({ at }) => at <= now)

const OLDEST = 60 * 24 * HOUR

/** A number may begin with the day on which it was sent, `260601…`; then the parcel left at nine in the evening. */
export function demoSentAt(trackingNo: string, now: Date): Date | undefined {
  const found = /^(\d{2})(\d{2})(\d{2})\d{4,}$/.exec(trackingNo)
  if (!found) return undefined
  const age = now.getTime() - Date.parse(`20${found[1]}-${found[2]}-${found[3]}T21:00:00+09:00`)
  return age >= 0 && age < OLDEST ? new Date(now.getTime() - age) : undefined
}
