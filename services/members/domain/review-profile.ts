import { and, eq, gt } from 'drizzle-orm'
import { memberProfiles } from '@/services/db/tables/people'
import type { Ctx } from '@/services/kit/service'
import type { Whose } from '@/services/kit/subject-of'
import type { Review } from './review'

/** Stores what staff decided about a reported introduction; its page stays. @returns whose it is; undefined where there is none. */
export async function reviewProfile(ctx: Ctx, seq: number, review: Review): Promise<Whose | undefined> {
  const { profileSeq, siteId, reportCnt, memberNo } = memberProfiles
  const [reviewed] = await ctx.db
    .update(memberProfiles)
    .set(review)
    .where(and(eq(siteId, ctx.siteId), eq(profileSeq, seq), gt(reportCnt, 0)))
    .returning({ memberNo })
  return reviewed
}
