import type { ViewProps } from '@/renderer/define-block'
import type { readInterior } from '@/schemas/api/content/interiors'
import { recordOf } from '@/blocks/base/_parts/record-of'
import type { ReplyPage } from '../_parts/replies/read-replies'
import { RepliesPlace } from '../_parts/replies/replies-place'
import { RepliesSection } from '../_parts/replies/replies-section'
import type { Props } from './schema'

export function CaseReplies({ id, props, data, page }: ViewProps<Props, ReplyPage>) {
  const seq = recordOf<typeof readInterior>(page, 'interior')?.SEQ
  if (seq === undefined) return <RepliesPlace where="사례 상세" />
  return <RepliesSection id={id} subject={`case:${seq}`} data={data} size={props.size ?? 10} page={page} />
}
