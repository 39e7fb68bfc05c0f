'use client'
import { getHolidayPreset } from '@hyunbinseo/holidays-kr'
import useSWR from 'swr'

type Names = Readonly<Record<string, readonly string[]>>
const NONE: Names = {}

/** A year that the gazette has not announced yet has none. */
async function holidaysOf(year: number): Promise<Names> {
  try {
    return await getHolidayPreset(String(year))
  } catch (error) {
    if (error instanceof RangeError) return NONE
    throw error
  }
}

/** The public holidays of Korea around a month of this year. */
export function useHolidays(year: number) {
  const { data = NONE } = useSWR(['public-holidays', year], async () => {
    const lists = await Promise.all([year - 1, year, year + 1].map(holidaysOf))
    return Object.assign({}, ...lists) as Names
  })
  return {
    /** Empty for a usual day. */
    day: (day: string): string => data[day]?.join(', ') ?? '',
    /** @param month `2026-12` */
    of: (month: string): (readonly [day: string, names: string])[] =>
      Object.entries(data).flatMap(([day, names]) => (day.startsWith(month) ? [[day, names.join(', ')] as const] : [])),
  }
}
