import type { LoadInput, Loaded } from '@/renderer/define-block'
import type { Listed } from '@/schemas/api/base/contract'
import { listEventReplies } from '@/schemas/api/events/replies'
import type { readEvent } from '@/schemas/api/events/events'
import { pageNumber } from '@/blocks/base/_parts/href-with'
import { recordOf } from '@/blocks/base/_parts/record-of'
import type { Props } from './schema'

export interface Data {
  replies: Listed<typeof listEventReplies>[]
  total: number
}

export async function load({ props, page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const event = recordOf<typeof readEvent>(page, 'event')
  if (!event) return { data: { replies: [], total: 0 } }
  const asked = { eventSeq: event.EVENT_SEQ, page: pageNumber(page.query['pageNo']), size: props.size ?? 10 }
  const { items, totalCount } = await call(listEventReplies, asked, { signal })
  return { data: { replies: items, total: totalCount } }
}
