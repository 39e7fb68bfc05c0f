import type { LoadInput, Loaded } from '@/renderer/define-block'
import type { Listed } from '@/schemas/api/base/contract'
import { listEvents, type readEvent } from '@/schemas/api/events/events'
import { pageNumber } from '@/blocks/base/_parts/href-with'
import { recordOf } from '@/blocks/base/_parts/record-of'
import { eventsFreshUntil } from '../_parts/event-standing'
import type { Props } from './schema'

export interface Data {
  events: Listed<typeof listEvents>[]
  total: number
}

export async function load({ props, page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const { tab: eventTab, size = 12, paging = true } = props
  const current = paging ? undefined : recordOf<typeof readEvent>(page, 'event')?.EVENT_SEQ
  // Beside an event, the others are listed: one more is requested, in case the event is among them.
  const asked = { page: paging ? pageNumber(page.query['page']) : 1, size: current === undefined ? size : size + 1, eventTab }
  const { items, totalCount } = await call(listEvents, asked, { signal })
  const events = items.filter(({ EVENT_SEQ }) => EVENT_SEQ !== current).slice(0, size)
  return { data: { events, total: totalCount }, freshUntil: eventsFreshUntil(events, page.now) }
}
