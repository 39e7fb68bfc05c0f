import { and, eq } from 'drizzle-orm'
import { recruitments } from '@/services/db/tables/community'
import type { Ctx } from '@/services/kit/service'

/** The recruitment, locked until the call ends: what is counted and decided about it is done by one member of staff after another. */
export async function lockRecruitment({ db, siteId }: Ctx, recruitSeq: number): Promise<typeof recruitments.$inferSelect | undefined> {
  const [row] = await db
    .select()
    .from(recruitments)
    .where(and(eq(recruitments.siteId, siteId), eq(recruitments.seq, recruitSeq)))
    .for('update')
  return row
}
