import type { LoadInput, Loaded } from '@/renderer/define-block'
import { repliesRequest } from '../_parts/replies/replies-request'
import { NO_REPLIES, readReplies, type ReplyPage } from '../_parts/replies/read-replies'
import type { Props } from './schema'
import { subjectOf } from './subject-of'

export async function load({ props, page, call, signal }: LoadInput<Props>): Promise<Loaded<ReplyPage>> {
  const subject = subjectOf(page)
  if (!subject) return { data: NO_REPLIES }
  return { data: await readReplies(subject, repliesRequest(page, props.size ?? 10), { via: call, signal }) }
}
