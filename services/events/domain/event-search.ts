import { and, asc, eq, inArray } from 'drizzle-orm'
import { textOf } from '@/lib/html/sanitize-html'
import { eventPath } from '@/schemas/rules/events/event-path'
import { formatPeriod } from '@/schemas/words/dates'
import { events } from '@/services/db/tables/events'
import { byPieces } from '@/services/parts/by-pieces'
import { numbersOf } from '@/services/parts/numbers-of'
import { NO_HIT, type SearchKind } from '@/services/parts/search-kind'

export const eventSearch: SearchKind = {
  tab: 'event',
  tags: ['events'],
  one: 'event:',
  boost: 1,
  countedAs: 'event',
  read: ({ db, siteId, ids }) => {
    const { eventName, eventLink, eventSeq, eventType, pageType, imgBannerPc, imgBannerAlt, summary, openStrDate, openEndDate, contentPc } =
      events
    const columns = {
      eventName,
      eventLink,
      eventSeq,
      eventType,
      pageType,
      imgBannerPc,
      imgBannerAlt,
      summary,
      openStrDate,
      openEndDate,
      contentPc,
    }
    return byPieces(
      (limit, offset) =>
        db
          .select(columns)
          .from(events)
          .where(and(eq(events.siteId, siteId), eq(events.publishedYn, 'Y'), ids && inArray(eventSeq, numbersOf(ids))))
          .orderBy(asc(eventSeq))
          .limit(limit)
          .offset(offset),
      (row) => ({
        ...NO_HIT,
        id: String(row.eventSeq),
        tab: 'event',
        kind: '이벤트',
        title: row.eventName,
        link: row.eventLink || eventPath({ EVENT_SEQ: row.eventSeq, EVENT_TYPE: row.eventType, PAGE_TYPE: row.pageType }),
        image: row.imgBannerPc,
        imageAlt: row.imgBannerAlt,
        summary: row.summary,
        meta: [formatPeriod(row.openStrDate, row.openEndDate)],
        counted: String(row.eventSeq),
        words: [textOf(row.contentPc)],
        at: row.openEndDate.getTime(),
        from: row.openStrDate.getTime(),
        until: row.openEndDate.getTime(),
      }),
    )
  },
}
