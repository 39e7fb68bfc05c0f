// Who may enter an event, and how often: the one place that decides it. The server asks it for every entry
// (services/events/domain/enter.ts), and that counts (V-EVT-10). The page, the form and the staff's sheet ask the same, so that
// they say early what the server will say.
import { isEventOpen, momentOf, type EventWindow } from './event-window'
import { offersApply } from './event-template'

/** Zone of the day that `once a day` means: a new chance comes at 09:00 in Seoul (V-EVT-6, CX-11). */
export const APPLY_DAY_ZONE = 'UTC'

/** The conditions of an event for its members. */
export interface EntryConditions extends EventWindow {
  /** N: only staff know of the event. A screen that shows it has asked before, and leaves it out. */
  PUBLISHED_YN?: 'Y' | 'N'
  /** N: the screens offer no entry (S-EVT-11). Given by screens only, because an entry may come from another place than a button. */
  APPLY_BTN_YN?: string
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

/** Entries of a member in an event so far. */
export interface EarlierEntries {
  APPLY_CNT?: number
  /** ISO 8601; null for never. */
  LAST_APPLY_DT: string | null
}

/** What the caller knows of a member. A condition whose fact is not known is not judged. */
export interface Entrant {
  consents?: Consents | undefined
  /** When the member joined (REG_DT where nothing else is known). */
  joinDt?: string | undefined
  entries?: EarlierEntries | undefined
}
/** For a page that everybody sees: nothing is known of the member, so only the event itself is judged. */
export const ANY_MEMBER: Entrant = {}

/** The first reason against an entry; each but `noButton` and `login` is an error of the contracts, with its sentence. */
export type EntryRefusal = 'missing' | 'closed' | 'noButton' | 'login' | 'marketing' | 'notEligible' | LimitReached
export type LimitReached = 'today' | 'already'

/**
 * Whether this member may enter this event now: `yes`, or the first unmet condition, in the order of V-EVT-11 (published, window, button,
 * login, marketing consent, join date, limit).
 * @param member undefined for a visitor.
 */
export function mayEnter(event: EntryConditions, member: Entrant | undefined, now: string | number | Date): 'yes' | EntryRefusal {
  if (event.PUBLISHED_YN === 'N') return 'missing'
  if (!isEventOpen(event, now)) return 'closed'
  if (event.APPLY_BTN_YN !== undefined && !offersApply({ APPLY_BTN_YN: event.APPLY_BTN_YN })) return 'noButton'
  if (!member) return 'login'
  const { consents, joinDt, entries } = member
  if (needsConsent(event) && consents && !hasMarketingConsent(consents)) return 'marketing'
  if (joinDt !== undefined && !joinedInTime(joinDt, event.CHECK_DT)) return 'notEligible'
  return (entries && limitReached({ ...entries, APPLY_LIMIT_TYPE: event.APPLY_LIMIT_TYPE }, new Date(now))) ?? 'yes'
}

/** Who may enter, in one sentence for staff: the conditions that `mayEnter` judges of a member. */
export function whoMayEnter(
  event: Pick<EntryConditions, 'APPLY_BTN_YN' | 'APPLY_LIMIT_TYPE' | 'MARKETING_REQUIRED_YN' | 'CHECK_DT'>,
): string {
  if (event.APPLY_BTN_YN !== undefined && !offersApply({ APPLY_BTN_YN: event.APPLY_BTN_YN }))
    return '응모하기 단추를 감추어, 이 사이트의 화면에서는 참여할 수 없습니다.'
  const conditions = [
    event.CHECK_DT && `${event.CHECK_DT.replaceAll('-', '.')}부터 가입했고`,
    needsConsent(event) && '마케팅 수신에 동의한',
  ].filter(Boolean)
  const who = conditions.join(' ').replace(/했고$/, '한')
  return `기간 중 ${who ? `${who} ` : '모든 '}회원이 ${LIMIT_WORDS[limitOf(event)]} 참여할 수 있습니다.`
}

const LIMIT_WORDS = { daily: '하루 한 번', once: '한 번만', none: '횟수 제한 없이' }

/** How often one member may enter (V-EVT-6 to V-EVT-8). */
export function limitOf({ APPLY_LIMIT_TYPE }: Pick<EntryConditions, 'APPLY_LIMIT_TYPE'>): keyof typeof LIMIT_WORDS {
  const type = String(APPLY_LIMIT_TYPE)
  return type === '2' ? 'daily' : type === '3' ? 'once' : 'none'
}

/** CX-24. */
export const needsConsent = ({ MARKETING_REQUIRED_YN }: Pick<EntryConditions, 'MARKETING_REQUIRED_YN'>): boolean =>
  MARKETING_REQUIRED_YN !== 'N'

/** V-EVT-3, P-MKT-1. */
export const hasMarketingConsent = ({ EVENT_MARKETING_YN, GOODS_MARKETING_YN }: Consents): boolean =>
  EVENT_MARKETING_YN === 'Y' || GOODS_MARKETING_YN === 'Y'

/** V-EVT-4: joined on that day in Seoul or later. Times without a zone are those of Seoul. */
export const joinedInTime = (joinDt: string, checkDt: string): boolean =>
  checkDt === '' || momentOf(joinDt, false) >= momentOf(checkDt, false)

/** The stricter first day of joining: of an event and of the page, or of an event for those who join while it is open (V-EVT-4). */
export const laterDay = (eventDay: string, sentDay = ''): string => (sentDay > eventDay ? sentDay : eventDay)

/** The day that an entry of this moment belongs to, `2026-06-01`: of APPLY_DAY_ZONE, as an ISO date names it. */
export const applyDay = (now: Date): string => now.toISOString().slice(0, 10)

/** When a member who has entered today may do so again: before nine in Seoul the new day begins today. */
export const againWords = (now: Date): string =>
  now.getUTCHours() >= NIGHT_BEGINS
    ? '이미 참여하셨습니다. 오늘 오전 9시부터 다시 참여해 주세요.'
    : '오늘은 이미 참여하셨습니다. 내일 다시 참여해 주세요.'
/** Midnight in Seoul as an hour of APPLY_DAY_ZONE. */
const NIGHT_BEGINS = 15

/** The limit that prevents another entry: today's (V-EVT-6), or that of the event (V-EVT-7). */
export function limitReached(
  { APPLY_CNT = 0, LAST_APPLY_DT, ...event }: EarlierEntries & Pick<EntryConditions, 'APPLY_LIMIT_TYPE'>,
  now: Date,
): LimitReached | undefined {
  switch (limitOf(event)) {
    case 'daily':
      return LAST_APPLY_DT !== null && applyDay(new Date(LAST_APPLY_DT)) === applyDay(now) ? 'today' : undefined
    case 'once':
      return LAST_APPLY_DT !== null || APPLY_CNT > 0 ? 'already' : undefined
    case 'none':
      return undefined
  }
}
