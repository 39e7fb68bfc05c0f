import { and, eq, isNull } from 'drizzle-orm'
import type { Session } from '@/schemas/api/auth/session'
import type { Database } from '@/services/db/database'
import { staff, staffSessions } from '@/services/db/tables/auth'
import { STAFF_TOKEN_SECONDS } from './tokens'
import { unexpired } from '@/services/db/unexpired'

/**
 * Confirms the staff part of a session by the database: removed when the sign-in has ended or the person is no longer staff, and never
 * more than the lower of the two roles. One query, and none for a session without such a claim.
 */
export async function confirmStaff(session: Session, db: Database, now: Date): Promise<Session> {
  const { staff: claimed, ...others } = session
  if (!claimed) return session
  const [found] = await db
    .select({ role: staff.role })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(
      and(
        eq(staffSessions.id, claimed.sid),
        eq(staff.id, claimed.id),
        isNull(staffSessions.endedAt),
        unexpired(staffSessions.expiresAt, now, STAFF_TOKEN_SECONDS * 1_000),
      ),
    )
  if (!found) return others
  return { ...others, staff: { ...claimed, role: found.role === 'adm' && claimed.role === 'adm' ? 'adm' : 'mng' } }
}
