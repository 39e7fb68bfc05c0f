import { and, eq } from 'drizzle-orm'
import { businesses } from '@/services/db/tables/members'
import type { Ctx } from '@/services/kit/service'

/** The name of the signed-in member's business; undefined without one (V-SURV-4). */
export async function partnerName({ db, siteId, session }: Pick<Ctx, 'db' | 'siteId' | 'session'>): Promise<string | undefined> {
  const [row] = await db
    .select({ name: businesses.bizName })
    .from(businesses)
    .where(and(eq(businesses.siteId, siteId), eq(businesses.memberNo, session.user!.memberNo)))
  return row?.name || undefined
}
