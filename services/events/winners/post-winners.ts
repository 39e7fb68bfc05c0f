import { sanitizeHtml } from '@/lib/html/sanitize-html'
import * as contracts from '@/schemas/api/events/staff'
import { winners } from '@/services/db/tables/events'
import { operation } from '@/services/kit/service'

export const postWinners = operation(contracts.postWinners, async ({ eventSeq, subject, contents }, ctx) => {
  const [made] = await ctx.db
    .insert(winners)
    .values({ siteId: ctx.siteId, eventSeq, subject: subject.trim(), contents: sanitizeHtml(contents), postedAt: ctx.now })
    .returning({ winnerSeq: winners.winnerSeq })
  ctx.touch('winners')
  ctx.audit('winner.post', `winner:${made!.winnerSeq}`, { eventSeq, subject })
  return { item: made! }
})
