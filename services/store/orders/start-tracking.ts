import { currentDatabase } from '@/services/db/current-database'
import { startClock } from '@/services/db/start-clock'
import { deliveryTracker } from '@/services/outside/delivery-tracker'
import { PARCELS_TAG } from '../domain/parcels/parcels-tag'
import { askDueParcels, nextParcel } from './ask-due-parcels'

/** How long the service is not asked after it was away; each further time doubles it. */
const REST = 60_000
const LONGEST_REST = 30 * 60_000

/** Starts the asking of this process for the parcels that are under way. @returns a function that stops it. */
export function startTracking(siteId: string): () => void {
  let restUntil = 0
  let failures = 0
  return startClock({
    name: 'parcels',
    tag: PARCELS_TAG,
    async work() {
      if (!deliveryTracker()) return Infinity
      const now = new Date()
      if (now.getTime() >= restUntil) {
        failures = (await askDueParcels(currentDatabase(), { siteId, now })) ? 0 : failures + 1
        restUntil = failures === 0 ? 0 : Date.now() + Math.min(REST * 2 ** Math.min(failures - 1, 10), LONGEST_REST)
      }
      return Math.max(restUntil, await nextParcel(currentDatabase(), siteId))
    },
  })
}
