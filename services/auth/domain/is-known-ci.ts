import { and, eq, ne } from 'drizzle-orm'
import { blindIndex } from '@/services/base/seal'
import type { Database } from '@/services/db/database'
import { members } from '@/services/db/tables/members'

/** Index of a CI, by which one person is one member (S-IDV-13). */
export const ciIndexOf = (ci: string): string => blindIndex(ci, 'member.ci')

/** Whether a member stands behind this CI. Who withdrew may come back (P4). */
export async function isKnownCi(db: Database, siteId: string, ci: string): Promise<boolean> {
  const found = await db
    .select({ memberNo: members.memberNo })
    .from(members)
    .where(and(eq(members.siteId, siteId), eq(members.ciIndex, ciIndexOf(ci)), ne(members.status, 'WITHDRAWN')))
    .limit(1)
  return found.length > 0
}
