import type { LoadInput, Loaded } from '@/renderer/define-block'
import type { Listed } from '@/schemas/api/contract'
import { listEvents } from '@/schemas/api/events'
import { pageNumber } from '../_parts/query'
import { eventsFreshUntil } from '../_parts/when'
import type { Props } from './schema'

export interface Data {
  events: Listed<typeof listEvents>[]
  total: number
}

export async function load({ props, page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const asked = { page: (props.paging ?? true) ? pageNumber(page.query['page']) : 1, size: props.size ?? 12, eventTab: props.tab }
  const { items, totalCount } = await call(listEvents, asked, { signal })
  return { data: { events: items, total: totalCount }, freshUntil: eventsFreshUntil(items, page.now) }
}
