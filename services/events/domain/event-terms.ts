// Conditions of an event for its participants, as the server enforces them (V-EVT-10). Simultaneous lookups are one query.
import { eq, inArray } from 'drizzle-orm'
import type { EventGame } from '@/schemas/rules/events/event-game'
import { laterDay, type EntryConditions } from '@/schemas/rules/events/may-enter'
import { templateOf, type EventTemplate } from '@/schemas/rules/events/event-template'
import { seoulDay } from '@/schemas/words/seoul-day'
import type { Database } from '@/services/db/database'
import { eventAnswers, eventGames, eventPlaces, events } from '@/services/db/tables/events'
import { batchLookup } from '@/services/db/batch'

export interface EventTerms extends EntryConditions {
  eventSeq: number
  eventType: string
  template: EventTemplate
  eventTab: string
  pageType: string
  PUBLISHED_YN: 'Y' | 'N'
  /** Largest number of entries, and how many are taken; null without a limit. */
  places: number | null
  taken: number
  game: EventGame
  /** The solution. It is compared, and never sent. */
  answers: string[]
}

const readAll = (db: Database, eventSeqs: number[]) =>
  db
    .select({
      siteId: events.siteId,
      eventSeq: events.eventSeq,
      eventType: events.eventType,
      eventTab: events.eventTab,
      pageType: events.pageType,
      openStrDate: events.openStrDate,
      openEndDate: events.openEndDate,
      applyLimitType: events.applyLimitType,
      marketingRequiredYn: events.marketingRequiredYn,
      checkDt: events.checkDt,
      publishedYn: events.publishedYn,
      places: events.places,
      taken: eventPlaces.taken,
      game: eventGames.game,
      answers: eventAnswers.answers,
    })
    .from(events)
    .leftJoin(eventGames, eq(eventGames.eventSeq, events.eventSeq))
    .leftJoin(eventAnswers, eq(eventAnswers.eventSeq, events.eventSeq))
    .leftJoin(eventPlaces, eq(eventPlaces.eventSeq, events.eventSeq))
    .where(inArray(events.eventSeq, eventSeqs))

const ask = batchLookup(async (db, eventSeqs: number[]) => new Map((await readAll(db, eventSeqs)).map((row) => [row.eventSeq, row])))

/** The terms of an event of this site, drafts included; undefined for an unknown event. */
export async function eventTerms({ db, siteId }: { db: Database; siteId: string }, eventId: string): Promise<EventTerms | undefined> {
  const row = await ask(db, Number(eventId))
  if (row?.siteId !== siteId) return undefined
  return {
    eventSeq: row.eventSeq,
    eventType: row.eventType,
    template: templateOf(row.eventType),
    eventTab: row.eventTab,
    pageType: row.pageType,
    OPEN_STR_DATE: row.openStrDate.toISOString(),
    OPEN_END_DATE: row.openEndDate.toISOString(),
    APPLY_LIMIT_TYPE: row.applyLimitType,
    MARKETING_REQUIRED_YN: row.marketingRequiredYn,
    CHECK_DT: row.eventType === 'join' ? laterDay(row.checkDt, seoulDay(row.openStrDate)) : row.checkDt,
    PUBLISHED_YN: row.publishedYn,
    places: row.places,
    taken: row.taken ?? 0,
    game: row.game ?? {},
    answers: row.answers ?? [],
  }
}
