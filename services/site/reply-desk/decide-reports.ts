import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/reply-desk'
import type { ReportState } from '@/schemas/api/site/reply-desk'
import { whyReplyStays } from '@/schemas/rules/site/why-reply-stays'
import { eachOf } from '@/services/kit/each-of'
import { operation, type Ctx } from '@/services/kit/service'
import { reportedReplies } from './reported-replies'
import { storeDecision } from './store-decision'

export const decideReports = operation(contracts.decideReports, async ({ replies, decision, reason: typed }, ctx) => {
  const reason = typed.trim()
  return eachOf(
    replies,
    ({ of, replySeq }) => `${of} ${replySeq}`,
    async (one) => {
      const before = await stateOf(ctx, one)
      const stays = before && whyReplyStays(decision, before)
      if (stays) return stays
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
