import { and, eq } from 'drizzle-orm'
import { members } from '@/services/db/tables/members'
import type { Ctx, Fails } from '@/services/kit/service'

type Member = typeof members.$inferSelect

/** The member of this site. @param lock holds the row until the transaction ends. */
export async function requireMember(ctx: Ctx & Fails<'missing'>, memberNo: string, { lock = false } = {}): Promise<Member> {
  const found = ctx.db
    .select()
    .from(members)
    .where(and(eq(members.siteId, ctx.siteId), eq(members.memberNo, memberNo)))
  const [member] = await (lock ? found.for('update') : found)
  if (!member) throw ctx.fail('missing')
  return member
}
