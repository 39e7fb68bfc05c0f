// What a person means who types a day or a moment: `11.29`, `내일 3시`, `다음 주 금요일 오후 2시 반`, `2026-11-29 15:00`. In Seoul's calendar, by
// the day that it is there. What cannot be read is undefined, so that a field can keep it and say so.

/** A calendar day alone, or with a time of day. */
export type MomentKind = 'moment' | 'day'

export interface TypedFrom {
  kind: MomentKind
  /** The day and the time that it is in Seoul: `2026-11-29T15:00`. */
  now: string
  /** What the field holds now: a day that is typed alone keeps its time, a time that is typed alone its day. */
  value?: string | undefined
  /** A day without its year is the first one that is not before this. */
  min?: string | undefined
}

const DAY_MS = 86_400_000
const WEEKDAYS = '일월화수목금토'
const DAYS: Readonly<Record<string, number>> = {
  ...{ 그제: -2, 그저께: -2, 어제: -1, 오늘: 0, 지금: 0, 내일: 1, 모레: 2, 내일모레: 2, '내일 모레': 2, 글피: 3 },
}
const AFTERNOON = /^(오후|저녁|밤|낮|pm)$/i

const two = (number: number): string => String(number).padStart(2, '0')
const stampOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const dayOf = (stamp: number): string => new Date(stamp).toISOString().slice(0, 10)
const later = (day: string, days: number): string => dayOf(stampOf(day) + days * DAY_MS)

/** @returns `2026-11-29`, or `2026-11-29T15:00` for a moment; undefined for what is no day. */
export function typedMoment(typed: string, from: TypedFrom): string | undefined {
  // A weekday in brackets only repeats the day, and may be out of date while the day is being changed.
  const text = typed
    .normalize('NFKC')
    .replace(/\([일월화수목금토](요일)?\)/g, ' ')
    .replace(/(\d)T(\d)/, '$1 $2')
    .replace(/\s+/g, ' ')
    .trim()
  if (text === '') return undefined
  const time = timeIn(text, from)
  const rest = time ? time.rest : text
  const held = from.value?.slice(0, 10)
  // ‘지금’ is today's clock, whatever day the field holds.
  const named = rest === '' ? time && ((!time.isNow && held) || from.now.slice(0, 10)) : dayIn(rest, from)
  const day = named && time?.isDayAfter && from.kind === 'moment' ? later(named, 1) : named
  if (!day || !isInReach(day)) return undefined
  if (from.kind === 'day') return time && rest === '' ? undefined : day
  return `${day}T${time?.clock ?? (from.value?.slice(11, 16) || '00:00')}`
}

const isInReach = (day: string): boolean => day >= '2000-01-01' && day <= '2099-12-31'

function realDay(year: number, month: number, date: number): string | undefined {
  const day = `${year}-${two(month)}-${two(date)}`
  const stamp = stampOf(day)
  return !Number.isNaN(stamp) && dayOf(stamp) === day ? day : undefined
}

function dayIn(text: string, { now, min }: TypedFrom): string | undefined {
  const today = now.slice(0, 10)
  const named = DAYS[text]
  if (named !== undefined) return later(today, named)
  const apart = /^(\d{1,3}) ?(일|주|주일|달|개월) ?(뒤|후|전)$/.exec(text)
  if (apart) return moved(today, Number(apart[1]) * (apart[3] === '전' ? -1 : 1), apart[2]!)
  const weekday = /^(?:(지난|이번|다음|다다음) ?주 ?)?([일월화수목금토])(?:요일)?$/.exec(text)
  if (weekday && (weekday[1] || text.length > 1)) return dayOfWeek(today, WEEKDAYS.indexOf(weekday[2]!), weekday[1])
  const lastOf = /^(?:(지난|이번|다음) ?달|(?:(\d{4})년 ?)?(\d{1,2})월) ?(?:말일|마지막 ?날|말)$/.exec(text)
  if (lastOf) return lastDay(today, lastOf)
  const inMonth = /^(지난|이번|다음) ?달 ?(\d{1,2})일?$/.exec(text)
  if (inMonth) {
    const first = moved(`${today.slice(0, 8)}01`, { 지난: -1, 이번: 0, 다음: 1 }[inMonth[1] as '지난'], '달')!
    return realDay(Number(first.slice(0, 4)), Number(first.slice(5, 7)), Number(inMonth[2]))
  }
  const whole =
    /^(\d{4}|\d{2}) ?[-./년] ?(\d{1,2}) ?[-./월] ?(\d{1,2}) ?[.일]?$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? undefined
  if (whole) return realDay(yearOf(whole[1]!), Number(whole[2]), Number(whole[3]))
  const ofYear = /^(\d{1,2}) ?[-./월] ?(\d{1,2}) ?[.일]?$/.exec(text) ?? /^(\d{2})(\d{2})$/.exec(text)
  if (ofYear) return nearest(Number(ofYear[1]), Number(ofYear[2]), today, min?.slice(0, 10))
  const ofMonth = /^(\d{1,2})일$/.exec(text)
  return ofMonth ? realDay(Number(today.slice(0, 4)), Number(today.slice(5, 7)), Number(ofMonth[1])) : undefined
}

/** The last day of a month that is named by its number or from this one; of a number alone, the next such day. */
function lastDay(today: string, [, from, year, month]: RegExpExecArray): string | undefined {
  const [thisYear, thisMonth] = today.split('-').map(Number) as [number, number]
  if (month && (Number(month) < 1 || Number(month) > 12)) return undefined
  const at = month ? Number(month) : thisMonth + { 지난: -1, 이번: 0, 다음: 1 }[from as '이번']
  const of = year ? Number(year) : month && at < thisMonth ? thisYear + 1 : thisYear
  return dayOf(Date.UTC(of, at, 0))
}

const yearOf = (typed: string): number => (typed.length === 2 ? 2000 + Number(typed) : Number(typed))

function moved(day: string, by: number, unit: string): string | undefined {
  if (unit === '일') return later(day, by)
  if (unit.startsWith('주')) return later(day, by * 7)
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const first = new Date(Date.UTC(year, month - 1 + by, 1))
  // A month without a 31st ends on its last day.
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return realDay(first.getUTCFullYear(), first.getUTCMonth() + 1, Math.min(date, last))
}

/** A week begins on Sunday, as the calendar beside the field shows it; without a week it is the next such day, today included. */
function dayOfWeek(today: string, weekday: number, week: string | undefined): string {
  const at = new Date(stampOf(today)).getUTCDay()
  if (!week) return later(today, (weekday - at + 7) % 7)
  return later(today, { 지난: -7, 이번: 0, 다음: 7, 다다음: 14 }[week as '이번'] + weekday - at)
}

/** The year in which the day lies nearest to today; where the field allows no earlier day, the next such day. */
function nearest(month: number, date: number, today: string, min: string | undefined): string | undefined {
  const year = Number(today.slice(0, 4))
  const days = [year - 1, year, year + 1, year + 2, year + 3, year + 4].flatMap((one) => realDay(one, month, date) ?? [])
  const allowed = min ? days.filter((day) => day >= min) : days
  const far = (day: string): number => Math.abs(stampOf(day) - stampOf(today))
  return (allowed.length > 0 ? allowed : days).toSorted((a, b) => far(a) - far(b))[0]
}

interface TypedTime {
  /** `15:00` */
  clock: string
  /** What is left of the text: the day. */
  rest: string
  /** The clock of now, which is one of today. */
  isNow?: boolean
  /** Midnight at the end of the day that is said: ‘토요일 밤 12시’. */
  isDayAfter?: boolean
}

const HALF = '(?<half>오전|오후|아침|새벽|낮|저녁|밤|am|pm)'
const TIMES = [
  new RegExp(`(?:^| )(?:${HALF} ?)?(?<hour>\\d{1,2}):(?<minute>\\d{2})(?::\\d{2})?(?: ?(?<after>am|pm))?$`, 'i'),
  new RegExp(`(?:^| )(?:${HALF} ?)?(?<hour>\\d{1,2})시(?: ?(?:(?<minute>\\d{1,2})분?|(?<thirty>반)))?$`, 'i'),
]

/** The time of day at the end of a text. An hour of one to six that says neither morning nor clock is one of the afternoon. */
function timeIn(text: string, { now }: TypedFrom): TypedTime | undefined {
  const word = /(?:^| )(정오|자정|지금)$/.exec(text)
  if (word) {
    const clock = { 정오: '12:00', 자정: '00:00', 지금: now.slice(11, 16) }[word[1] as '정오']
    return { clock, rest: text.slice(0, word.index).trim(), isNow: word[1] === '지금' }
  }
  for (const [at, pattern] of TIMES.entries()) {
    const found = pattern.exec(text)
    if (!found) continue
    const { half = found.groups!['after'], hour: digits, minute = found.groups!['thirty'] ? '30' : '0' } = found.groups!
    let hour = Number(digits)
    if (half !== undefined && hour > 12) return undefined
    const isDayAfter = half === '밤' && hour === 12
    if (half !== undefined && AFTERNOON.test(half)) hour = hour === 12 ? (half === '밤' ? 0 : 12) : hour + 12
    else if (half !== undefined && hour === 12) hour = 0
    else if (half === undefined && at === 1 && hour >= 1 && hour <= 6) hour += 12
    if (hour > 23 || Number(minute) > 59) return undefined
    return { clock: `${two(hour)}:${two(Number(minute))}`, rest: text.slice(0, found.index).trim(), isDayAfter }
  }
  return undefined
}
