import { sanitizeHtml } from '@/lib/html/sanitize-html'
import * as contracts from '@/schemas/api/events/staff'
import { winners } from '@/services/db/tables/events'
import { recordShownRow } from '@/services/records/record-shown-row'
import { operation } from '@/services/kit/service'

export const postWinners = operation(contracts.postWinners, async ({ eventSeq, subject, contents }, ctx) => {
  const { db, siteId, now, session } = ctx
  const post = { eventSeq, subject: subject.trim(), contents: sanitizeHtml(contents) }
  const [made] = await db
    .insert(winners)
    .values({ ...post, siteId, postedAt: now })
    .returning({ winnerSeq: winners.winnerSeq })
  await recordShownRow(ctx, {
    type: 'winners',
    id: String(made!.winnerSeq),
    values: { ...post, postedAt: now.toISOString() },
    actor: session.staff ? `staff:${session.staff.id}` : 'system',
  })
  ctx.touch('winners')
  ctx.audit('winner.post', `winner:${made!.winnerSeq}`, { eventSeq, subject })
  return { item: made! }
})
