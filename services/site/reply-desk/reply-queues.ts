import { count, eq } from 'drizzle-orm'
import type { Queue } from '@/services/parts/queues'
import { reportedReplies } from './reported-replies'

const reportedNow: Queue = async (ctx) => {
  if (!ctx.rights.publishes('replies')) return []
  const { all } = reportedReplies(ctx, {})
  const [waiting] = await ctx.db.select({ count: count() }).from(all).where(eq(all.state, 'waiting'))
  return [{ id: 'replies-reported', words: '신고를 살필 댓글', count: waiting?.count ?? 0, path: '/ice_builder/replies?state=waiting' }]
}

export const replyQueues: readonly Queue[] = [reportedNow]
