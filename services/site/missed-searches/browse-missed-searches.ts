import { and, asc, desc, eq, gte, like, max, ne, sql, sum } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/missed-searches'
import { MISSED_DAYS, SHOWN_FROM } from '@/schemas/api/site/missed-searches'
import { searchKey } from '@/schemas/rules/site/search'
import { seoulDay } from '@/schemas/words/seoul-day'
import { OTHER_SUBJECTS } from '@/services/counts/count-kinds'
import { dailyCounts } from '@/services/db/tables/site'
import { operation } from '@/services/kit/service'
import { climbLadder } from '../domain/search/climb-ladder'
import { vocabularyOf } from '../domain/search/vocabulary'

const DAY = 86_400_000

/** What several visitors looked for in the last weeks, the most frequent first, and what they would find now. */
export const browseMissedSearches = operation(
  contracts.browseMissedSearches,
  async ({ search = '', show = 'missed', direction = 'desc', page = 1, size = 20 }, ctx) => {
    const { db, siteId, now } = ctx
    const { kind, subject, day, count } = dailyCounts
    const total = sum(count)
    const words = db
      .select({ word: subject, count: total.mapWith(Number).as('looked'), lastDay: max(day).as('last_day') })
      .from(dailyCounts)
      .where(
        and(
          eq(dailyCounts.siteId, siteId),
          eq(kind, show === 'missed' ? 'missed' : 'search'),
          gte(day, seoulDay(new Date(now.getTime() - MISSED_DAYS * DAY))),
          ne(subject, OTHER_SUBJECTS),
          search.trim() ? like(subject, `%${searchKey(search).replace(/[\\%_]/g, '\\$&')}%`) : undefined,
        ),
      )
      .groupBy(subject)
      .having(gte(total, SHOWN_FROM))
      .as('words')
    const rows = await db
      .select()
      .from(words)
      .orderBy((direction === 'asc' ? asc : desc)(words.count), words.word)
      .limit(size)
      .offset((page - 1) * size)
    const [all] = await db.select({ total: sql<number>`count(*)::int` }).from(words)
    const { near } = await vocabularyOf(ctx)
    const items = []
    for (const row of rows) {
      const { step, found, readAs } = await climbLadder(row.word, ctx)
      items.push({
        word: row.word,
        count: row.count,
        lastDay: row.lastDay ?? '',
        step,
        found: found.length,
        guess: step === 'none' ? (near(row.word)[0] ?? '') : readAs,
      })
    }
    return { items, totalCount: all?.total ?? 0 }
  },
)
