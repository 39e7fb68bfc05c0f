import { call } from '@/schemas/api/base/call'
import { applyGeneric } from '@/schemas/api/events/entries'
import type { EntryEvent } from './entry-event'

/** Sends a game by the generic call, with the code of its template (CX-18, Q-072, Q-076). */
export function sendGame(
  { EVENT_SEQ, EVENT_TYPE: type }: Pick<EntryEvent, 'EVENT_SEQ' | 'EVENT_TYPE'>,
  what: { answers?: string[]; data01?: string; data02?: string; data03?: string },
): Promise<unknown> {
  return call(applyGeneric, { eventId: String(EVENT_SEQ), eventType: type, applyType: type, ...what })
}
