import type { PageContext } from '@/renderer/define-block'
import { soughtReply } from '@/schemas/rules/content/reply-subject'
import { pageNumber } from '@/blocks/base/_parts/href-with'
import type { RepliesRequest } from './read-replies'

/** What the URL of a page asks of its replies. */
export function repliesRequest({ query }: PageContext, size: number): RepliesRequest {
  const replySeq = soughtReply(query)
  return { page: pageNumber(query['page']), size, ...(replySeq ? { replySeq } : {}) }
}
