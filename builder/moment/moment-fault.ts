// What is wrong with a typed day that is none, where that can be told: a 30th of February, an hour of 25.

const HALF = /(오전|오후|아침|새벽|낮|저녁|밤|am|pm) ?(\d{1,2})(?=시|:)/i
const CLOCK = /(\d{1,2})(?:시(?: ?(\d{1,2})분?)?|:(\d{2}))/
const DATE = /(?:(\d{4}|\d{2}) ?[-./년] ?)?(\d{1,2}) ?[-./월] ?(\d{1,2})/

/** @returns undefined where the text is no day or time at all. */
export function momentFault(typed: string): string | undefined {
  const text = typed.normalize('NFKC').replace(/\s+/g, ' ').trim()
  return clockFault(text) ?? dateFault(text.replace(CLOCK, ' '))
}

function clockFault(text: string): string | undefined {
  const [, half, twelfth] = HALF.exec(text) ?? []
  if (half && Number(twelfth) > 12 && Number(twelfth) <= 24) return `${half} 다음에는 12시까지만 씁니다.`
  const [, hour, spoken, minute = spoken] = CLOCK.exec(text) ?? []
  if (hour && Number(hour) > 23) return `${Number(hour)}시는 없습니다. 0시부터 23시까지 있습니다.`
  return minute && Number(minute) > 59 ? `${Number(minute)}분은 없습니다. 0분부터 59분까지 있습니다.` : undefined
}

function dateFault(text: string): string | undefined {
  const [, written, month, date] = DATE.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text.trim()) ?? []
  if (!month || !date) return undefined
  const [at, day] = [Number(month), Number(date)]
  if (at < 1 || at > 12) return `${at}월은 없습니다.`
  const year = written && (written.length === 2 ? 2000 + Number(written) : Number(written))
  // Without a year a leap day is the one of the next leap year.
  const last = new Date(Date.UTC(year || 2028, at, 0)).getUTCDate()
  if (day < 1 || day > last) return `${year ? `${year}년 ` : ''}${at}월에는 ${day}일이 없습니다.`
  return year && (year < 2000 || year > 2099) ? '2000년부터 2099년까지의 날짜만 쓸 수 있습니다.' : undefined
}
