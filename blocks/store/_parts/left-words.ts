const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const two = (number: number): string => String(Math.floor(number)).padStart(2, '0')

/** `2일 03:04:05 남음`; 마감 once nothing is left. */
export function leftWords(left: number): string {
  if (left <= 0) return '마감되었습니다.'
  const days = Math.floor(left / DAY)
  const clock = `${two((left % DAY) / HOUR)}:${two((left % HOUR) / MINUTE)}:${two((left % MINUTE) / SECOND)}`
  return `${days > 0 ? `${days}일 ` : ''}${clock} 남음`
}
