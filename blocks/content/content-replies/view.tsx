import type { ViewProps } from '@/renderer/define-block'
import { subjectKey } from '@/schemas/rules/content/reply-subject'
import type { ReplyPage } from '../_parts/replies/read-replies'
import { RepliesPlace } from '../_parts/replies/replies-place'
import { RepliesSection } from '../_parts/replies/replies-section'
import type { Props } from './schema'
import { subjectOf } from './subject-of'

export function ContentReplies({ id, props, data, page }: ViewProps<Props, ReplyPage>) {
  const subject = subjectOf(page)
  if (!subject) return <RepliesPlace where="트렌드와 가이드, 매거진의 글" />
  return <RepliesSection id={id} subject={subjectKey(subject)} data={data} size={props.size ?? 10} page={page} />
}
