import type { LoadInput, Loaded } from '@/renderer/define-block'
import { pageNumber } from '@/blocks/base/_parts/href-with'
import { readReplies, type ReplyPage } from '../_parts/replies/read-replies'
import type { Props } from './schema'
import { subjectOf } from './subject-of'

export async function load({ props, page, call, signal }: LoadInput<Props>): Promise<Loaded<ReplyPage>> {
  const subject = subjectOf(page)
  if (!subject) return { data: { replies: [], total: 0, threads: 0 } }
  const asked = { page: pageNumber(page.query['page']), size: props.size ?? 10 }
  return { data: await readReplies(subject, asked, { via: call, signal }) }
}
