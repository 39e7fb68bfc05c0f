const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const

/** `2026년 11월 29일 (일)`. @param day `2026-11-29`. */
export function dayWords(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${year}년 ${month}월 ${date}일 (${WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()]})`
}

/** `오후 3시`, `오전 9시 30분`, `오전 0시`. @param clock `15:00`. */
export function clockWords(clock: string): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return `${hour < 12 ? '오전' : '오후'} ${hour > 12 ? hour - 12 : hour}시${minute === 0 ? '' : ` ${minute}분`}`
}

/** `2026년 11월 29일 (일) 오후 3시`; empty for none. @param value `2026-11-29` or `2026-11-29T15:00`, in Seoul. */
export function momentWords(value: string): string {
  if (value === '') return ''
  const day = dayWords(value.slice(0, 10))
  return value.length > 10 ? `${day} ${clockWords(value.slice(11, 16))}` : day
}
