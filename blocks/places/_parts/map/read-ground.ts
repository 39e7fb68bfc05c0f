import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { readMapOutline } from '@/schemas/api/places/map'

export type Ground = Item<typeof readMapOutline>['PROVINCES']

let reading: Promise<Ground> | undefined

/** The provinces, loaded once for all maps of a page. */
export function readGround(): Promise<Ground> {
  reading ??= call(readMapOutline, {}).then(({ item }) => item.PROVINCES)
  // The next map tries again.
  reading.catch(() => (reading = undefined))
  return reading
}
