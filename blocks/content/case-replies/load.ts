import type { LoadInput, Loaded } from '@/renderer/define-block'
import type { readInterior } from '@/schemas/api/content/interiors'
import { pageNumber } from '@/blocks/base/_parts/href-with'
import { recordOf } from '@/blocks/base/_parts/record-of'
import { readReplies, type ReplyPage } from '../_parts/replies/read-replies'
import type { Props } from './schema'

export async function load({ props, page, call, signal }: LoadInput<Props>): Promise<Loaded<ReplyPage>> {
  const seq = recordOf<typeof readInterior>(page, 'interior')?.SEQ
  if (seq === undefined) return { data: { replies: [], total: 0, threads: 0 } }
  const asked = { page: pageNumber(page.query['page']), size: props.size ?? 10 }
  return { data: await readReplies({ seq }, asked, { via: call, signal }) }
}
