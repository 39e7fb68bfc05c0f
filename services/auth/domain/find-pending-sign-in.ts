import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Claims } from '@/schemas/api/auth/session'
import { CODE_WAIT_MINUTES } from '@/schemas/rules/auth/staff-sign-in'
import type { Database } from '@/services/db/database'
import { staff, staffSessions } from '@/services/db/tables/auth'

/** The person whose password was right in this browser and whose code is awaited; undefined where that is too long ago. */
export async function findPendingSignIn(
  db: Database,
  { staff: claimed }: Pick<Claims, 'staff'>,
): Promise<(typeof staff.$inferSelect & { sid: string }) | undefined> {
  if (!claimed) return undefined
  const [found] = await db
    .select({ person: staff })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(
      and(
        eq(staffSessions.id, claimed.sid),
        eq(staff.id, claimed.id),
        eq(staffSessions.isPending, true),
        isNull(staffSessions.endedAt),
        sql`${staffSessions.createdAt} + make_interval(mins => ${CODE_WAIT_MINUTES}) > clock_timestamp()`,
      ),
    )
  return found && { ...found.person, sid: claimed.sid }
}
