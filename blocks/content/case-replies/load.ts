import type { LoadInput, Loaded } from '@/renderer/define-block'
import type { Listed } from '@/schemas/api/base/contract'
import { listInteriorReplies, type readInterior } from '@/schemas/api/content/interiors'
import { pageNumber } from '@/blocks/base/_parts/href-with'
import { recordOf } from '@/blocks/base/_parts/record-of'
import type { Props } from './schema'

export interface Data {
  replies: Listed<typeof listInteriorReplies>[]
  total: number
}

export async function load({ props, page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const seq = recordOf<typeof readInterior>(page, 'interior')?.SEQ
  if (seq === undefined) return { data: { replies: [], total: 0 } }
  const asked = { seq, page: pageNumber(page.query['page']), size: props.size ?? 10 }
  const { items, totalCount } = await call(listInteriorReplies, asked, { signal })
  return { data: { replies: items, total: totalCount } }
}
