import type { PageContext } from '@/renderer/define-block'
import type { readTrend } from '@/schemas/api/content/trends'
import { REPLY_KINDS, type ReplyKind } from '@/schemas/rules/content/reply-subject'
import { recordOf } from '@/blocks/base/_parts/record-of'

/** The piece of this page; undefined where it takes no replies. */
export function subjectOf(page: PageContext): { kind: ReplyKind; seq: string } | undefined {
  const content = recordOf<typeof readTrend>(page, 'content')
  const kind = REPLY_KINDS.find((one) => one === content?.KIND)
  return content && kind && { kind, seq: content.SEQ }
}
