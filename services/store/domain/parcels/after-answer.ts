// What follows for a parcel from an answer about it: what is known of it now, and when the carrier is asked again.
import type { parcelTracks, StoredStep } from '@/services/db/tables/parcels'
import type { ParcelAnswer, ParcelStep } from '@/services/outside/delivery-tracker'

export type TrackRow = typeof parcelTracks.$inferSelect
type Change = Partial<Pick<TrackRow, 'status' | 'steps' | 'stepAt' | 'answeredAt' | 'misses' | 'fault' | 'nextAskAt'>>

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const SOONEST = 30 * MINUTE
const LATEST = 12 * HOUR
/** After an ask without an answer; each further one doubles it. */
const AFTER_MISS = 10 * MINUTE
/** Until when a number that no carrier has may still be registered, and until when a parcel may still arrive. */
const UNREGISTERED = 14 * DAY
const UNDER_WAY = 30 * DAY
export const MOST_ASKS = 150
const MOST_STEPS = 20
/** Carriers use numbers again after months: what happened longer before the number was typed is another parcel's. */
const BEFORE = 7 * DAY

export function afterAnswer(row: TrackRow, answer: ParcelAnswer, now: Date): Change {
  if (!answer.ok && (answer.fate === 'away' || answer.fate === 'carrier')) {
    const misses = row.misses + 1
    const pause = Math.min(AFTER_MISS * 2 ** Math.min(misses - 1, 10), LATEST)
    return { misses, fault: answer.code, nextAskAt: until(row, now, pause, row.stepAt ? UNDER_WAY : UNREGISTERED) }
  }
  const answered = { misses: 0, fault: answer.ok ? '' : answer.code, answeredAt: now }
  const steps = answer.ok ? answer.steps.filter(({ at }) => at.getTime() >= row.startedAt.getTime() - BEFORE) : []
  const last = steps.at(-1)
  if (!answer.ok || !last) {
    // What a carrier said once stays known, also where it has forgotten the number since.
    if (row.stepAt) return { ...answered, nextAskAt: until(row, now, pauseAfter(row.stepAt, now), UNDER_WAY) }
    const isFinal = !answer.ok && answer.fate === 'refused'
    return { ...answered, nextAskAt: isFinal ? null : until(row, now, pauseAfter(row.startedAt, now), UNREGISTERED) }
  }
  const known = { ...answered, status: answer.status, steps: steps.slice(-MOST_STEPS).map(storedStep), stepAt: last.at }
  if (answer.status === 'DELIVERED') return { ...known, nextAskAt: null }
  return { ...known, nextAskAt: until(row, now, pauseAfter(last.at, now), UNDER_WAY) }
}

/** The longer nothing has happened, the longer the pause. */
const pauseAfter = (happened: Date, now: Date): number => Math.min(Math.max((now.getTime() - happened.getTime()) / 4, SOONEST), LATEST)

function until({ startedAt, asks }: TrackRow, now: Date, pause: number, longest: number): Date | null {
  if (asks >= MOST_ASKS || now.getTime() - startedAt.getTime() > longest) return null
  return new Date(now.getTime() + pause)
}

const storedStep = ({ status, place, at }: ParcelStep): StoredStep => ({ status, place, at: at.toISOString() })
