import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/reply-desk'
import type { ReportState } from '@/schemas/api/site/reply-desk'
import { eachOf } from '@/services/kit/each-of'
import { operation, type Ctx } from '@/services/kit/service'
import { reportedReplies } from './reported-replies'
import { storeDecision } from './store-decision'

/** What each decision makes of a reply, and what is said of one that is so already. */
const MAKES: Readonly<Record<'hide' | 'leave' | 'undo', [ReportState, string]>> = {
  hide: ['hidden', '이미 숨긴 댓글입니다.'],
  leave: ['left', '이미 그대로 두기로 한 댓글입니다.'],
  undo: ['waiting', '되돌릴 판단이 없습니다.'],
}

export const decideReports = operation(contracts.decideReports, async ({ replies, decision, reason: typed }, ctx) => {
  const reason = typed.trim()
  const [state, already] = MAKES[decision]
  return eachOf(
    replies,
    ({ of, replySeq }) => `${of} ${replySeq}`,
    async (one) => {
      const before = await stateOf(ctx, one)
      if (before === state) return already
      const isDone = before !== undefined && (await storeDecision(ctx, { ...one, decision, reason }))
      return isDone ? undefined : contracts.decideReport.errors!.missing[1]
    },
  )
})

async function stateOf(ctx: Ctx, { of, replySeq }: { of: string; replySeq: number }): Promise<ReportState | undefined> {
  const { all } = reportedReplies(ctx, {})
  const [found] = await ctx.db
    .select({ state: all.state })
    .from(all)
    .where(and(eq(all.of, of as 'event'), eq(all.replySeq, replySeq)))
  return found?.state
}
