import type { LoadInput, Loaded } from '@/renderer/define-block'
import type { readEvent } from '@/schemas/api/events/events'
import { templateOf } from '@/schemas/rules/events/event-template'
import { recordOf } from '@/blocks/base/_parts/record-of'
import type { EventPageData } from '../_parts/event-entry/event-entry'
import { entryOf } from '../_parts/event-entry/register-entries'
import type { Props } from './schema'

/** Loads only what the event's template shows. */
export async function load({ page, call, signal }: LoadInput<Props>): Promise<Loaded<EventPageData>> {
  const data: EventPageData = { survey: [], reviews: [], reviewTotal: 0, shops: [] }
  const event = recordOf<typeof readEvent>(page, 'event')
  if (!event) return { data }
  const { loadPart } = entryOf(templateOf(event.EVENT_TYPE))
  return { data: { ...data, ...(await loadPart?.({ event, page, call, signal })) } }
}
