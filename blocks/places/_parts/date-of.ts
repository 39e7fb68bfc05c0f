// A day of the calendar is the browser's noon of that day: no time zone makes another day of it, nor does an hour that summer time skips.
export const dateOf = (day: string): Date | undefined => {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []
  return year ? new Date(Number(year), Number(month) - 1, Number(date), 12) : undefined
}
export const dayOf = (date: Date): string => [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-')
const twoDigits = (number: number): string => String(number).padStart(2, '0')
