// Numbers, days and changes of the dashboard in words.
import { changeWords } from '@/app/office/_parts/change-words'

export const numberWords = (count: number): string => count.toLocaleString('ko-KR')

/** `11월 3일` of `2026-11-03`. */
export const dayWords = (day: string): string => `${Number(day.slice(5, 7))}월 ${Number(day.slice(8))}일`

/** `2026년 10월 26일 ~ 11월 22일`; the year again where it changes. */
export function periodWords(from: string, until: string): string {
  const year = (day: string) => `${day.slice(0, 4)}년 `
  if (from === until) return year(from) + dayWords(from)
  return `${year(from)}${dayWords(from)} ~ ${from.slice(0, 4) === until.slice(0, 4) ? '' : year(until)}${dayWords(until)}`
}

/** One sentence of what the plot shows. */
export function summaryWords(words: string, days: readonly string[], counts: readonly number[], total: number, before: number): string {
  if (total === 0) return `이 기간에는 ${words} 기록이 없습니다.`
  const most = counts.indexOf(Math.max(...counts))
  const average = Math.round((total / days.length) * 10) / 10
  const change = changeWords(total, before)
  const than =
    before === 0
      ? '앞 기간에는 기록이 없습니다'
      : change.direction === 'same'
        ? '앞 기간과 같습니다'
        : `앞 기간보다 ${change.words.replace(/어남$/, '었습니다').replace(/줄어듦$/, '줄었습니다')}`
  return `모두 ${numberWords(total)}건, 하루 평균 ${numberWords(average)}건입니다. ${dayWords(days[most]!)}에 ${numberWords(counts[most]!)}건으로 가장 많았고, ${than}.`
}
