import { replyReports } from '@/services/db/tables/replies'
import type { Ctx, Fails } from '@/services/kit/service'

const COLUMNS = { interior: 'interiorReplySeq', event: 'eventReplySeq', goods: 'goodsReviewSeq', profile: 'profileSeq' } as const

interface Report {
  /** Which table has the reply. */
  of: keyof typeof COLUMNS
  replySeq: number
  reason: string
  /** Null for a writing whose author has withdrawn. */
  author: string | null
}

/** Stores the calling member's report of a reply for staff; the reason stands in the audit log too. */
export async function noteReport(ctx: Ctx & Fails<'own' | 'again'>, { of, replySeq, reason: typed, author }: Report): Promise<void> {
  const { db, siteId, now, session } = ctx
  const { memberNo } = session.user!
  if (author === memberNo) throw ctx.fail('own')
  const reason = typed.trim()
  const reply = { [COLUMNS[of]]: replySeq }
  const stored = await db
    .insert(replyReports)
    .values({ siteId, ...reply, memberNo, reason, reportedAt: now })
    .onConflictDoNothing()
    .returning({ seq: replyReports.reportSeq })
  if (stored.length === 0) throw ctx.fail('again')
  ctx.audit(
    of === 'goods'
      ? 'goods-review.report'
      : of === 'event'
        ? 'event-reply.report'
        : of === 'profile'
          ? 'profile.report'
          : 'interior-reply.report',
    of === 'goods' ? `goods-review:${replySeq}` : of === 'profile' ? `profile:${replySeq}` : `${of}-reply:${replySeq}`,
    { reason },
  )
}
