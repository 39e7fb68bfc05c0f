// Opening hours as staff write them for people (`평일 09:00–18:30, 토요일 10:00–15:00`; `둘째·넷째 월요일`), and whether a shop is open at
// a moment. The console warns before a publication about words that this cannot read; a shop with such words is shown with its words, and
// with no claim about whether it is open.
import { afterSeoulDay, seoulDay, startOfSeoulDay } from '@/schemas/words/seoul-day'

/** Minutes after midnight in Seoul. */
interface Span {
  from: number
  until: number
}
/** Days of a week, 0 for Sunday. `nth` counts within the month; without it every such day is meant. */
interface ClosedRule {
  weekday: number
  nth?: number
}
export interface Hours {
  /** By day of the week; undefined where the shop does not open. */
  week: readonly (Span | undefined)[]
  closed: readonly ClosedRule[]
  /** Names of the holidays on which it is closed; `any` for all public holidays. */
  holidays: 'any' | readonly string[]
}

/** Names of the public holiday of a day, `2026-09-25`; none for a working day. */
export type HolidayNames = (day: string) => readonly string[]

export interface OpeningDay {
  /** `2026-06-01` */
  day: string
  /** Undefined when it is closed that day. */
  span: Span | undefined
  /** Why it is closed: 정기 휴무, 추석, or the reason of staff. */
  reason: string
}
export interface Opening {
  state: 'open' | 'closed'
  /** The moment of its next change within a week. */
  until: Date | undefined
}

export interface ClosedDate {
  date: string
  reason: string
}

const WEEKDAYS = '일월화수목금토'
const DAYS: Readonly<Record<string, readonly number[]>> = { 매일: [0, 1, 2, 3, 4, 5, 6], 평일: [1, 2, 3, 4, 5], 주말: [0, 6] }
const ORDINALS = ['첫째', '둘째', '셋째', '넷째', '다섯째']
const SPAN = /^(?:(.+?) )?(\d{1,2}):(\d{2}) ?[–~-] ?(\d{1,2}):(\d{2})$/
const REGULAR = '정기 휴무'
const MINUTE = 60_000

/** The hours that both texts say, or undefined where either cannot be read. */
export function parseHours(hours: string, closedDays: string): Hours | undefined {
  const week = parseWeek(hours)
  const rest = parseClosed(closedDays)
  return week && rest && { week, ...rest }
}

export function parseWeek(text: string): (Span | undefined)[] | undefined {
  const week: (Span | undefined)[] = Array.from({ length: 7 }, () => undefined)
  for (const part of text.split(',')) {
    const found = SPAN.exec(part.trim())
    if (!found) return undefined
    const [, name = '매일', fromHour, fromMinute, untilHour, untilMinute] = found
    const days = daysOf(name)
    const span = { from: minutes(fromHour!, fromMinute!), until: minutes(untilHour!, untilMinute!) }
    if (!days || span.from >= span.until || span.until > 24 * 60) return undefined
    for (const day of days) week[day] = span
  }
  return week
}

/** Days without opening: `일요일·공휴일`, `둘째·넷째 월요일`, `설날·추석 당일`; empty and 연중무휴 close never. */
export function parseClosed(text: string): Pick<Hours, 'closed' | 'holidays'> | undefined {
  const closed: ClosedRule[] = []
  const holidays: string[] = []
  let isAny = false
  let waiting: number[] = []
  for (const part of text.split(/[·,]/).map((one) => one.trim().replace(/ 당일$/, ''))) {
    if (part === '' || part === '연중무휴') continue
    const words = part.split(' ')
    const nth = ORDINALS.indexOf(words[0]!) + 1
    if (nth > 0) waiting.push(nth)
    const name = words.slice(nth > 0 ? 1 : 0).join(' ')
    if (name === '') continue
    const days = daysOf(name)
    if (days) {
      const rules = days.flatMap((weekday) => (waiting.length > 0 ? waiting.map((one) => ({ weekday, nth: one })) : [{ weekday }]))
      closed.push(...rules)
      waiting = []
    } else if (name === '공휴일') isAny = true
    else if (/^[가-힣]{2,10}$/.test(name) && /날$|석$|일$/.test(name)) holidays.push(name)
    else return undefined
  }
  return waiting.length > 0 ? undefined : { closed, holidays: isAny ? 'any' : holidays }
}

/** Days of the week that a name means: 평일, 토요일, 월~금. */
export function daysOf(name: string): readonly number[] | undefined {
  if (DAYS[name]) return DAYS[name]
  const range = /^([일월화수목금토])(?:요일)?[~–-]([일월화수목금토])(?:요일)?$/.exec(name)
  if (range) {
    const [first, last] = [WEEKDAYS.indexOf(range[1]!), WEEKDAYS.indexOf(range[2]!)]
    return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, i) => (first + i) % 7)
  }
  const one = /^([일월화수목금토])요일$/.exec(name)
  return one ? [WEEKDAYS.indexOf(one[1]!)] : undefined
}

const minutes = (hour: string, minute: string): number => Number(hour) * 60 + Number(minute)

/** Opening of one day. @param day `2026-06-01` in Seoul. */
export function openingOf(hours: Hours, day: string, dates: readonly ClosedDate[], holidayNames: HolidayNames): OpeningDay {
  const own = dates.find(({ date }) => date === day)
  if (own) return { day, span: undefined, reason: own.reason || '휴무' }
  const names = holidayNames(day)
  const holiday = hours.holidays === 'any' ? names[0] : names.find((name) => isNamed(name, hours.holidays as readonly string[]))
  if (holiday) return { day, span: undefined, reason: holiday }
  const weekday = weekdayOf(day)
  const nth = Math.ceil(Number(day.slice(8)) / 7)
  const isClosed = hours.closed.some((rule) => rule.weekday === weekday && (rule.nth === undefined || rule.nth === nth))
  const span = isClosed ? undefined : hours.week[weekday]
  return { day, span, reason: span ? '' : REGULAR }
}

const isNamed = (name: string, asked: readonly string[]): boolean => asked.some((one) => name === one || (one === '설' && name === '설날'))

/** Day of the week, 0 for Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** Seven days from today in Seoul. */
export function weekFrom(now: Date): string[] {
  const days: string[] = []
  for (let at = now; days.length < 7; at = afterSeoulDay(days.at(-1)!)) days.push(seoulDay(at))
  return days
}

/** Openings of these days, for the table of a shop. @param days `weekFrom` */
export const openingWeek = (hours: Hours, days: readonly string[], dates: readonly ClosedDate[], names: HolidayNames): OpeningDay[] =>
  days.map((day) => openingOf(hours, day, dates, names))

/** Whether it is open now, and when that changes. Only the days until then are looked at, because a list asks for thousands of shops. */
export function openingAt(
  hours: Hours,
  days: readonly string[],
  now: Date,
  dates: readonly ClosedDate[],
  holidayNames: HolidayNames,
): Opening {
  for (const day of days) {
    const { span } = openingOf(hours, day, dates, holidayNames)
    if (!span) continue
    const start = startOfSeoulDay(day).getTime()
    const from = new Date(start + span.from * MINUTE)
    const until = new Date(start + span.until * MINUTE)
    if (now < from) return { state: 'closed', until: from }
    if (now < until) return { state: 'open', until }
  }
  return { state: 'closed', until: undefined }
}

/** `09:00` */
export const clockWords = (minutesOfDay: number): string =>
  `${String(Math.floor(minutesOfDay / 60)).padStart(2, '0')}:${String(minutesOfDay % 60).padStart(2, '0')}`
