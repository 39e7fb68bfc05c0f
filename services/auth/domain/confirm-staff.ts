import { and, eq, isNull } from 'drizzle-orm'
import type { Session } from '@/schemas/api/auth/session'
import { rightsInShop, usualRights } from '@/schemas/rules/base/console-areas'
import type { Database } from '@/services/db/database'
import { roles, staff, staffSessions } from '@/services/db/tables/auth'
import { STAFF_TOKEN_SECONDS } from './tokens'
import { unexpired } from '@/services/db/unexpired'

/**
 * Confirms the staff part of a session by the database: removed when the sign-in has ended, or the person is blocked or no longer staff,
 * and never more than the lower of the two roles. The rights of a manager are those of the role at this moment, and of one
 * who is bound to a shop only those in areas that know shops. One query, and none for a session without such a claim.
 */
export async function confirmStaff(session: Session, db: Database, now: Date): Promise<Session> {
  const { staff: claimed, ...others } = session
  if (!claimed) return session
  const [found] = await db
    .select({ role: staff.role, rights: roles.rights, shopId: staff.shopId })
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
  const person = { id: claimed.id, sid: claimed.sid, role } as const
  if (role === 'adm') return { ...others, staff: person }
  const rights = found.rights ?? usualRights()
  const { shopId } = found
  return { ...others, staff: shopId === null ? { ...person, rights } : { ...person, rights: rightsInShop(rights), shopId } }
}
