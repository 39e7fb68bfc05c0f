import { getHolidayPreset } from '@hyunbinseo/holidays-kr'

/** Of a day in Seoul, YYYY-MM-DD: the names of its holidays; none on others. */
type HolidayNames = (day: string) => readonly string[]

const NONE: readonly string[] = []

/** Public holidays of this year and the next, as the gazette names them. A year that is not announced yet has none. */
export async function publicHolidays(now: Date): Promise<HolidayNames> {
  const year = now.getUTCFullYear()
  // The days around New Year belong to both years in Seoul's time.
  const years = await Promise.all([year, year + 1].map(ofYear))
  const names = new Map(years.flatMap((days) => Object.entries(days)))
  return (day) => names.get(day) ?? NONE
}

async function ofYear(year: number): Promise<Readonly<Record<string, readonly string[]>>> {
  try {
    return await getHolidayPreset(String(year))
  } catch (error) {
    if (error instanceof RangeError) return {}
    throw error
  }
}
