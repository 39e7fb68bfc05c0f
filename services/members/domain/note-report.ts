import { replyReports } from '@/services/db/tables/replies'
import type { Ctx, Fails } from '@/services/kit/service'

interface Report {
  /** Which table has the reply. */
  of: 'interior' | 'event'
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
  const reply = of === 'interior' ? { interiorReplySeq: replySeq } : { eventReplySeq: replySeq }
  const stored = await db
    .insert(replyReports)
    .values({ siteId, ...reply, memberNo, reason, reportedAt: now })
    .onConflictDoNothing()
    .returning({ seq: replyReports.reportSeq })
  if (stored.length === 0) throw ctx.fail('again')
  ctx.audit(of === 'event' ? 'event-reply.report' : 'interior-reply.report', `${of}-reply:${replySeq}`, { reason })
}
