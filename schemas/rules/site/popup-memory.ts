import { seoulDay } from '@/schemas/words/seoul-day'

/** What a visitor put away: the popup's id and the day on which it was done, by the calendar of Seoul, or `ever`. */
export type PopupMemory = Readonly<Record<string, string>>

interface Popup {
  popupId: string
  /** 2: away for that day, 3: for good (content 4, APPLY_LIMIT_TYPE). */
  applyLimitType: '2' | '3'
  openUntil: string
}

/** Whether it opens: its period is not over, and it was not put away. */
export function isOpening({ popupId, applyLimitType, openUntil }: Popup, memory: PopupMemory, now: Date): boolean {
  const away = memory[popupId]
  return now.getTime() <= Date.parse(openUntil) && (away === undefined || (applyLimitType === '2' && away !== seoulDay(now)))
}

/** Remembers it, and forgets what was put away for an earlier day: the memory stays small. */
export function putAway({ popupId, applyLimitType }: Popup, memory: PopupMemory, now: Date): PopupMemory {
  const today = seoulDay(now)
  const kept = Object.entries(memory).filter(([, day]) => day === today || day === EVER)
  return { ...Object.fromEntries(kept), [popupId]: applyLimitType === '3' ? EVER : today }
}

const EVER = 'ever'
