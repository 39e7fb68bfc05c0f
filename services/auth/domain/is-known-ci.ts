import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { members } from '@/services/db/tables/members'

/** Blind index of a CI, which identifies one person as one member (S-IDV-13). */
import { ciIndexOf } from './ci-index-of'

/** Whether a member has this CI. A withdrawn member may join again (P4). */
export async function isKnownCi(db: Database, siteId: string, ci: string): Promise<boolean> {
  const found = await db
    .select({ memberNo: members.memberNo })
    .from(members)
    .where(and(eq(members.siteId, siteId), eq(members.ciIndex, ciIndexOf(ci)), ne(members.status, 'WITHDRAWN')))
    .limit(1)
  return found.length > 0
}
