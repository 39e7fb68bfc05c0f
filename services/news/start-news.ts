import { staffDigests } from '@/services/db/tables/staff-news'
import { nextDue } from '@/services/alarms/send-due'
import { currentDatabase } from '@/services/db/current-database'
import { startClock } from '@/services/db/start-clock'
import { deliverNews } from './deliver-news'
import { NEWS_TAG } from './raise-news'
import { spreadNews } from './spread-news'

/** Starts the sending of this process. @returns a function that stops it. */
export const startNews = (siteId: string): (() => void) =>
  startClock({
    name: 'staff-news',
    tag: NEWS_TAG,
    async work() {
      const { db } = currentDatabase()
      while (await spreadNews(db, new Date()));
      await deliverNews(db, { siteId, now: new Date() })
      return nextDue(db, staffDigests)
    },
  })
