import { TZDate } from '@date-fns/tz'
import { SEOUL } from '@/schemas/words/dates'

const SHAPE = /^(\d{4})[-./]\s?(\d{1,2})[-./]\s?(\d{1,2})\.?(?:[ T]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d{1,3}))?)?)?$/
const pad = (number: number, length = 2): string => String(number).padStart(length, '0')

/** `2026-06-15 09:30` in Seoul; seconds and their parts where there are any. */
export function writeSeoulMoment(iso: string): string {
  const at = new TZDate(new Date(iso).getTime(), SEOUL)
  if (Number.isNaN(at.getTime())) return iso
  const seconds = at.getSeconds() || at.getMilliseconds() ? `:${pad(at.getSeconds())}` : ''
  const parts = at.getMilliseconds() ? `.${pad(at.getMilliseconds(), 3)}` : ''
  return `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())} ${pad(at.getHours())}:${pad(at.getMinutes())}${seconds}${parts}`
}

/** @returns ISO 8601 in UTC; undefined for what is no moment, such as the 30th of February. */
export function readSeoulMoment(text: string): string | undefined {
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(text)) {
    const at = new Date(text)
    return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
  }
  const found = SHAPE.exec(text)
  if (!found) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found.slice(1, 7).map((one) => Number(one ?? 0))
  const at = new TZDate(year, month - 1, day, hour, minute, second, Number((found[7] ?? '0').padEnd(3, '0')), SEOUL)
  const isSame = at.getMonth() === month - 1 && at.getDate() === day && at.getHours() === hour && at.getMinutes() === minute
  return isSame && second < 60 ? new Date(at.getTime()).toISOString() : undefined
}
