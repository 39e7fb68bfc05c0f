import { TZDate } from '@date-fns/tz'
import { SEOUL } from '@/schemas/words/dates'

const DAY = String.raw`(\d{4})\s?[-./년]\s?(\d{1,2})\s?[-./월]\s?(\d{1,2})\s?[.일]?`
const WEEKDAY = String.raw`(?:\s*\(?[월화수목금토일](?:요일)?\)?)?`
const CLOCK = String.raw`(오전|오후|am|pm)?\s*(\d{1,2})(?::(\d{2})(?::(\d{2})(?:\.(\d{1,3}))?)?|시(?:\s*(\d{1,2})분)?(?:\s*(\d{1,2})초)?)\s*(am|pm)?`
const SHAPE = new RegExp(`^${DAY}${WEEKDAY}(?:[ t]+${CLOCK})?$`, 'i')
const pad = (number: number, length = 2): string => String(number).padStart(length, '0')

/** `2026-06-15 09:30` in Seoul; seconds and their parts where there are any. */
export function writeSeoulMoment(iso: string): string {
  const at = new TZDate(new Date(iso).getTime(), SEOUL)
  if (Number.isNaN(at.getTime())) return iso
  const seconds = at.getSeconds() || at.getMilliseconds() ? `:${pad(at.getSeconds())}` : ''
  const parts = at.getMilliseconds() ? `.${pad(at.getMilliseconds(), 3)}` : ''
  return `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())} ${pad(at.getHours())}:${pad(at.getMinutes())}${seconds}${parts}`
}

/**
 * A moment as people write it: 2026-06-15, 2026. 6. 15, 2026년 6월 15일 오전 9:30, 20260615; with a zone as ISO 8601 has it.
 * @returns ISO 8601 in UTC; undefined for what is no moment, such as the 30th of February.
 */
export function readSeoulMoment(text: string): string | undefined {
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(text)) {
    const at = new Date(text)
    return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
  }
  const found = SHAPE.exec(text.replace(/^(\d{4})(\d{2})(\d{2})(?=$|[ T])/, '$1-$2-$3'))
  if (!found) return undefined
  const [, y, mo, d, before, h = 0, mi, s, parts = '0', minutes, seconds, after] = found
  const hour = hourOf(Number(h), (before ?? after)?.toLowerCase())
  const [year, month, day, minute, second] = [y, mo, d, mi ?? minutes ?? 0, s ?? seconds ?? 0].map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ]
  if (hour === undefined) return undefined
  const at = new TZDate(year, month - 1, day, hour, minute, second, Number(parts.padEnd(3, '0')), SEOUL)
  const isSame = at.getMonth() === month - 1 && at.getDate() === day && at.getHours() === hour && at.getMinutes() === minute
  return isSame && second < 60 ? new Date(at.getTime()).toISOString() : undefined
}

function hourOf(hour: number, half: string | undefined): number | undefined {
  if (half === undefined) return hour
  if (hour < 1 || hour > 12) return undefined
  return (hour % 12) + (half === '오후' || half === 'pm' ? 12 : 0)
}
