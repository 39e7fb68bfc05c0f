import { inArray, type SQL } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { memberFollows, memberProfiles } from '@/services/db/tables/people'
import type { Left } from '@/services/parts/member-table'

/** Ends it that others follow the members of these profiles: a member's own row outlives the withdrawal, and the foreign key with it. */
export async function dropFollowers(tx: Database, rows: SQL): Promise<Left> {
  const gone = tx.select({ memberNo: memberProfiles.memberNo }).from(memberProfiles).where(rows)
  await tx.delete(memberFollows).where(inArray(memberFollows.followedNo, gone))
  return {}
}
