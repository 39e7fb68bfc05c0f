import { and, eq } from 'drizzle-orm'
import { eventPath } from '@/schemas/rules/events/event-path'
import { events } from '@/services/db/tables/events'
import { tableTarget } from '@/services/targets/table-target'

const { siteId, eventSeq, eventName, eventType, pageType, imgBannerPc, imgBannerAlt, publishedYn, scrapCnt } = events

/** Records of this area that members keep and write about. */
export const eventTargets = [
  tableTarget('event', {
    table: events,
    id: eventSeq,
    count: scrapCnt,
    own: (site) => eq(siteId, site),
    shown: (site) => and(eq(siteId, site), eq(publishedYn, 'Y')),
    columns: { eventSeq, eventName, eventType, pageType, imgBannerPc, imgBannerAlt },
    card: (row) => ({
      title: row.eventName,
      image: row.imgBannerPc,
      alt: row.imgBannerAlt,
      path: eventPath({ EVENT_SEQ: row.eventSeq, EVENT_TYPE: row.eventType, PAGE_TYPE: row.pageType }),
    }),
    tags: (id) => [`event:${id}`],
    listTags: [],
  }),
]
