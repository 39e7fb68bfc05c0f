import { and, eq, isNull } from 'drizzle-orm'
import type { Session } from '@/schemas/api/auth/session'
import { usualRights } from '@/schemas/rules/base/console-areas'
import type { Database } from '@/services/db/database'
import { roles, staff, staffSessions } from '@/services/db/tables/auth'
import { STAFF_TOKEN_SECONDS } from './tokens'
import { unexpired } from '@/services/db/unexpired'

/**
 * Confirms the staff part of a session by the database: removed when the sign-in has ended, or the person is blocked or no longer staff,
 * and never more than the lower of the two roles. The rights of a manager are those of the role at this moment. One query, and none for a session without such a claim.
 */
export async function confirmStaff(session: Session, db: Database, now: Date): Promise<Session> {
  const { staff: claimed, ...others } = session
  if (!claimed) return session
  const [found] = await db
    .select({ role: staff.role, rights: roles.rights })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .leftJoin(roles, eq(roles.id, staff.roleId))
    .where(
      and(
        eq(staffSessions.id, claimed.sid),
        eq(staff.id, claimed.id),
        isNull(staff.blockedAt),
        isNull(staffSessions.endedAt),
        unexpired(staffSessions.expiresAt, now, STAFF_TOKEN_SECONDS * 1_000),
      ),
    )
  if (!found) return others
  const role = found.role === 'adm' && claimed.role === 'adm' ? 'adm' : 'mng'
  return {
    ...others,
    staff: { id: claimed.id, sid: claimed.sid, role, ...(role === 'mng' ? { rights: found.rights ?? usualRights() } : {}) },
  }
}
