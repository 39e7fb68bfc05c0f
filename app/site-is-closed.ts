import { dependOn, markPersonal } from '@/lib/request-context'
import { rendererSite } from '@/renderer/site'
import { call } from '@/schemas/api/base/call'
import { OPENING_TAG, readOpening } from '@/schemas/api/site/opening'

/** Whether this visitor reads that the site is being prepared: a new site waits for its first day, and staff see what it will be. */
export async function siteIsClosed(): Promise<boolean> {
  if ((await call(readOpening, {})).item.closedYn === 'N') return false
  // Until it opens every page depends on who asks.
  dependOn([OPENING_TAG])
  markPersonal()
  return (await rendererSite().session()).staff === undefined
}
