import type { LoadInput, Loaded } from '@/renderer/define-block'
import type { readInterior } from '@/schemas/api/content/interiors'
import { recordOf } from '@/blocks/base/_parts/record-of'
import { repliesRequest } from '../_parts/replies/replies-request'
import { NO_REPLIES, readReplies, type ReplyPage } from '../_parts/replies/read-replies'
import type { Props } from './schema'

export async function load({ props, page, call, signal }: LoadInput<Props>): Promise<Loaded<ReplyPage>> {
  const seq = recordOf<typeof readInterior>(page, 'interior')?.SEQ
  if (seq === undefined) return { data: NO_REPLIES }
  return { data: await readReplies({ seq }, repliesRequest(page, props.size ?? 10), { via: call, signal }) }
}
