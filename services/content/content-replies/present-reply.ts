import type { Listed } from '@/schemas/api/base/contract'
import type { listInteriorReplies } from '@/schemas/api/content/replies'
import { authorShown } from '@/schemas/rules/base/author-name'
import type { interiorReplies } from '@/services/db/tables/content'

type Row = typeof interiorReplies.$inferSelect

/** Nothing of a removed or hidden reply is sent: neither its words nor its author. */
export function presentReply(row: Row, answers = 0): Listed<typeof listInteriorReplies> {
  const isShown = !row.deletedAt && !row.hiddenAt
  return {
    REPLY_SEQ: row.replySeq,
    PARENT_SEQ: row.parentSeq,
    CONTENTS: isShown ? row.contents : '',
    MEMBER_NAME: isShown ? authorShown(row.shownName) : '',
    REG_DT: row.postedAt.toISOString(),
    REPORT_CNT: row.reportCnt,
    delYn: row.deletedAt ? 'Y' : 'N',
    hiddenYn: !row.deletedAt && row.hiddenAt ? 'Y' : 'N',
    ANSWER_CNT: answers,
  }
}
