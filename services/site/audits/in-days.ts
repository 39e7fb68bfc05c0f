import { and, gte, lt, type SQL } from 'drizzle-orm'
import { afterSeoulDay, startOfSeoulDay } from '@/schemas/words/seoul-day'
import { audits } from '@/services/db/tables/base'

/** Days in Seoul, both included. */
export interface Days {
  from?: string | undefined
  until?: string | undefined
}

/** Lines of these days. */
export const inDays = ({ from, until }: Days): SQL | undefined =>
  and(from ? gte(audits.at, startOfSeoulDay(from)) : undefined, until ? lt(audits.at, afterSeoulDay(until)) : undefined)
