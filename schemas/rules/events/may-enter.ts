// Who may enter an event, and how often. The page asks the same to spare people a call; what counts is what the server asks
// again (V-EVT-10).
import { isEventOpen, momentOf, type EventWindow } from './event-window'

/** Zone of the day that `once a day` means: a new chance comes at 09:00 in Seoul (V-EVT-6, CX-11). */
export const APPLY_DAY_ZONE = 'UTC'

/** What an event asks of whoever enters. */
export interface EntryConditions extends EventWindow {
  /** `2` once a day, `3` once ever, anything else without a limit (V-EVT-6 to V-EVT-8). */
  APPLY_LIMIT_TYPE: string | number | null
  /** N: no consent is needed (CX-24). */
  MARKETING_REQUIRED_YN: string
  /** First day of joining that counts, `2026-06-01`; empty for everybody (V-EVT-4). */
  CHECK_DT: string
}

/** Consents of a member; either is enough (V-EVT-3). */
export interface Consents {
  EVENT_MARKETING_YN: string
  GOODS_MARKETING_YN: string
}

/** What a member has done in an event so far. */
export interface Standing {
  APPLY_LIMIT_TYPE: string | number | null
  APPLY_CNT?: number
  /** ISO 8601; null for never. */
  LAST_APPLY_DT: string | null
}

/** V-EVT-3, P-MKT-1. */
export const hasMarketingConsent = ({ EVENT_MARKETING_YN, GOODS_MARKETING_YN }: Consents): boolean =>
  EVENT_MARKETING_YN === 'Y' || GOODS_MARKETING_YN === 'Y'

/** V-EVT-4: joined on that day in Seoul or later. Times without a zone are those of Seoul. */
export const joinedInTime = (joinDt: string, checkDt: string): boolean =>
  checkDt === '' || momentOf(joinDt, false) >= momentOf(checkDt, false)

const dayIn = new Intl.DateTimeFormat('en-CA', { timeZone: APPLY_DAY_ZONE, year: 'numeric', month: '2-digit', day: '2-digit' })

/** The day that an entry of this moment belongs to, `2026-06-01`. */
export const applyDay = (now: Date): string => dayIn.format(now)

/** Which limit keeps a member from entering (again): today's (V-EVT-6), or that of the event (V-EVT-7). */
export function limitReached({ APPLY_LIMIT_TYPE, APPLY_CNT = 0, LAST_APPLY_DT }: Standing, now: Date): 'today' | 'already' | undefined {
  switch (String(APPLY_LIMIT_TYPE)) {
    case '2':
      return LAST_APPLY_DT !== null && applyDay(new Date(LAST_APPLY_DT)) === applyDay(now) ? 'today' : undefined
    case '3':
      return LAST_APPLY_DT !== null || APPLY_CNT > 0 ? 'already' : undefined
    default:
      return undefined
  }
}

export interface Entrant extends Consents {
  /** When the member joined (REG_DT where nothing else is known). */
  JOIN_DT: string
}
export type EntryRefusal = 'closed' | 'login' | 'marketing' | 'notEligible'

/** The first thing that keeps somebody out, in the order of V-EVT-11; the limit comes after these. */
export function entryRefusal(event: EntryConditions, entrant: Entrant | undefined, now: Date): EntryRefusal | undefined {
  if (!isEventOpen(event, now)) return 'closed'
  if (!entrant) return 'login'
  if (event.MARKETING_REQUIRED_YN !== 'N' && !hasMarketingConsent(entrant)) return 'marketing'
  return joinedInTime(entrant.JOIN_DT, event.CHECK_DT) ? undefined : 'notEligible'
}
