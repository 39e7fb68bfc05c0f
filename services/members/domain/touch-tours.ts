import { and, eq } from 'drizzle-orm'
import { homeTours } from '@/services/db/tables/content'
import type { Ctx } from '@/services/kit/service'

/** Renews the pages of a member's tours, which name the member and lead to the profile while it is shown. */
export async function touchTours({ db, siteId, touch }: Pick<Ctx, 'db' | 'siteId' | 'touch'>, memberNo: string): Promise<void> {
  const rows = await db
    .select({ seq: homeTours.seq })
    .from(homeTours)
    .where(and(eq(homeTours.siteId, siteId), eq(homeTours.memberNo, memberNo), eq(homeTours.state, 'published')))
  if (rows.length > 0) touch(...rows.map(({ seq }) => `interior:${seq}`))
}
