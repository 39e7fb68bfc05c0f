import type { LoadInput, Loaded } from '@/renderer/define-block'
import { readOlderEvent } from '@/schemas/api/events/events'
import { CallFailure } from '@/schemas/api/base/failure'
import { COLLABO } from '@/schemas/rules/events/collabo'
import { nextEventTurn } from '@/schemas/rules/events/event-window'
import { entryEventOf, type EntryEvent } from '../_parts/event-entry/entry-event'
import type { Props } from './schema'

export interface Data {
  /** The collaboration event of the path; undefined for any other. */
  event?: EntryEvent
}

/** A path can name any event: one that is no collaboration is left out. */
export async function load({ page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const eventId = page.query['eventId'] ?? ''
  if (!/^[1-9]\d{0,8}$/.test(eventId)) return { data: {} }
  try {
    const { item } = await call(readOlderEvent, { eventId }, { signal })
    if (item.EVENT_TAB !== COLLABO) return { data: {} }
    return { data: { event: entryEventOf(item) }, freshUntil: nextEventTurn(item, page.now) }
  } catch (error) {
    if (error instanceof CallFailure && error.status === 404) return { data: {} }
    throw error
  }
}
