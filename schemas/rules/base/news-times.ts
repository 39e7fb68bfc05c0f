// When staff are told by mail and text: at most once in five minutes, and not in the hours that a person keeps quiet. What came in then is in
// the first message afterwards.

/** Minutes between two messages to a person by one way. */
export const DIGEST_MINUTES = 5

export interface NewsTimes {
  isQuiet: boolean
  /** `21:00` in Seoul; before `quietUntil` of the same day, or of the next one. */
  quietFrom: string
  quietUntil: string
  /** Faults of payments are told in these hours, too. */
  faultsAlways: boolean
}

export const USUAL_TIMES: NewsTimes = { isQuiet: true, quietFrom: '21:00', quietUntil: '08:00', faultsAlways: false }

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** Seoul keeps UTC+9 all year. */
const SEOUL = 9 * 60 * MINUTE

export const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/
const sinceMidnight = (time: string): number => (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) * MINUTE

/** The moment itself, or the end of the quiet hours that it is in. */
export function afterQuiet({ isQuiet, quietFrom, quietUntil }: NewsTimes, at: Date): Date {
  const [from, until] = [sinceMidnight(quietFrom), sinceMidnight(quietUntil)]
  const now = (at.getTime() + SEOUL) % DAY
  const sinceFrom = (now - from + DAY) % DAY
  const length = (until - from + DAY) % DAY
  return isQuiet && sinceFrom < length ? new Date(at.getTime() - sinceFrom + length) : at
}

export const isQuietAt = (times: NewsTimes, at: Date): boolean => afterQuiet(times, at) !== at

/** Why these hours cannot be kept; undefined when they can. */
export function newsTimesFault({ isQuiet, quietFrom, quietUntil }: NewsTimes): string | undefined {
  if (!CLOCK_TIME.test(quietFrom) || !CLOCK_TIME.test(quietUntil)) return '방해 금지 시간을 21:00처럼 입력해 주세요.'
  return isQuiet && quietFrom === quietUntil ? '방해 금지를 시작하는 때와 끝나는 때를 다르게 입력해 주세요.' : undefined
}
