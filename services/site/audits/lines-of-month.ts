import { and, gte, like, lt, sql, type SQL } from 'drizzle-orm'
import { endOfMonth, startOfMonth } from '@/schemas/rules/site/review-months'
import { audits } from '@/services/db/tables/base'

export const linesOfMonth = (month: string): SQL => and(gte(audits.at, startOfMonth(month)), lt(audits.at, endOfMonth(month)))!

export const byStaff = like(audits.actor, 'staff:%')

/** The hour of day in Seoul, which has known no summer time since 1988. */
export const seoulHour = sql<string>`extract(hour from (${audits.at} + interval '9 hours') at time zone 'UTC')`
/** The day in Seoul, `2026-06-01`. */
export const seoulDayOf = sql<string>`to_char((${audits.at} + interval '9 hours') at time zone 'UTC', 'YYYY-MM-DD')`
export const reasonOf = sql<string>`coalesce(${audits.detail} ->> 'reason', '')`
