import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { members } from '@/services/db/tables/members'
import { ciIndexOf } from './ci-index-of'

/** Whether a member stands behind this CI. Who withdrew may come back (P4). */
export async function isKnownCi(db: Database, siteId: string, ci: string): Promise<boolean> {
  const found = await db
    .select({ memberNo: members.memberNo })
    .from(members)
    .where(and(eq(members.siteId, siteId), eq(members.ciIndex, ciIndexOf(ci)), ne(members.status, 'WITHDRAWN')))
    .limit(1)
  return found.length > 0
}
