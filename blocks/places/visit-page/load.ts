import type { Loaded, LoadInput } from '@/renderer/define-block'
import { CallFailure } from '@/schemas/api/base/failure'
import { listVisitTimes, readVisit, type Visit } from '@/schemas/api/places/visits'
import type { Props } from './schema'

export interface Data {
  /** The booking that the URL opens. */
  visit: Visit | null
  /** The place that the URL names, where it receives visitors. */
  place: { id: string; name: string; address: string } | null
  /** The place was a model house, and is over. */
  hasEnded: boolean
}

const NOTHING: Data = { visit: null, place: null, hasEnded: false }
const PLACE = /^(shop:\S{1,60}|house:\d{1,9})$/

export async function load({ page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const { key = '', place = '' } = page.query
  try {
    if (key !== '' && key.length <= 60) return { data: { ...NOTHING, visit: (await call(readVisit, { key }, { signal })).item } }
    if (!PLACE.test(place)) return { data: NOTHING }
    const { item } = await call(listVisitTimes, { place }, { signal })
    return { data: { ...NOTHING, place: { id: place, name: item.placeName, address: item.address } } }
  } catch (error) {
    if (error instanceof CallFailure && error.status === 404) return { data: NOTHING }
    if (error instanceof CallFailure && error.status === 410) return { data: { ...NOTHING, hasEnded: true } }
    throw error
  }
}
