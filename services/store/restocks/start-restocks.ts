import { currentDatabase } from '@/services/db/current-database'
import { startClock } from '@/services/db/start-clock'
import { STOCK_TAG } from '../domain/goods/stock-tags'
import { tellRestocked } from './tell-restocked'

/** Pieces that a buyer gives back raise no tag of their own: they are seen within a minute. */
const EVERY = 60_000

/** Starts the telling of this process. @returns a function that stops it. */
export const startRestocks = (siteId: string): (() => void) =>
  startClock({
    name: 'restocks',
    tag: STOCK_TAG,
    async work() {
      await tellRestocked(currentDatabase(), { siteId, now: new Date() })
      return Date.now() + EVERY
    },
  })
