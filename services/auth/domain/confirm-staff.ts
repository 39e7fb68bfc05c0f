import { and, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Session } from '@/schemas/api/auth/session'
import { MOST_HOURS } from '@/schemas/rules/auth/staff-sign-in'
import { SEE_AS_WITHOUT_ROLE } from '@/schemas/rules/auth/see-as'
import type { RoleRights } from '@/schemas/rules/base/rights'
import { rightsInShop, usualRights } from '@/schemas/rules/base/console-areas'
import type { Database } from '@/services/db/database'
import { roles, signInRules, staff, staffDoors, staffSessions, staffTotps, STAFF_DOOR_ID } from '@/services/db/tables/auth'
import { unexpired } from '@/services/db/unexpired'
import { isAllowedNetwork } from './is-allowed-network'
import { hasPasskey } from './has-passkey'
import { signInRuleHolds, signInRuleIsAlive, signInRuleIsRecent, signInRuleIsTouchDue } from './sign-in-rule'

/**
 * Confirms the staff part of a session by the database: removed when the sign-in has ended, rested too long or awaits its code, comes
 * from a network that is not allowed (an account for emergencies comes from everywhere), or the person is blocked or no longer staff, and never more than the lower of the two roles. The rights of a manager are those of the role at
 * this moment, and of one who is bound to a shop only those in areas that know shops. Whoever needs a second factor and has none is
 * `enrolling` instead. One query, and none for a session without such a claim; a second one writes the last use, once a minute.
 */
export async function confirmStaff(session: Session, db: Database, now: Date, isQuiet = false): Promise<Session> {
  const { staff: claimed, enrolling: _, ...others } = session
  if (!claimed) return session
  const [found] = await db
    .select({
      role: staff.role,
      rights: roles.rights,
      seesAs: staffSessions.seesAs,
      seesAsUntil: staffSessions.seesAsUntil,
      seenRights: seen.rights,
      seenName: seen.name,
      shopId: staff.shopId,
      isRecent: signInRuleIsRecent,
      isTouchDue: signInRuleIsTouchDue,
      needsFactor: signInRules.needsFactor,
      factorAt: staffTotps.confirmedAt,
      hasPasskey,
      breakGlassSeat: staff.breakGlassSeat,
      networks: staffDoors.networks,
    })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .leftJoin(roles, eq(roles.id, staff.roleId))
    .leftJoin(seen, eq(seen.id, staffSessions.seesAs))
    .leftJoin(signInRules, signInRuleHolds)
    .leftJoin(staffTotps, eq(staffTotps.staffId, staff.id))
    .leftJoin(staffDoors, eq(staffDoors.id, STAFF_DOOR_ID))
    .where(
      and(
        eq(staffSessions.id, claimed.sid),
        eq(staff.id, claimed.id),
        isNull(staff.blockedAt),
        isNull(staffSessions.endedAt),
        eq(staffSessions.isPending, false),
        unexpired(staffSessions.expiresAt, now, MOST_HOURS * 3_600_000),
        signInRuleIsAlive,
      ),
    )
  if (!found) return others
  const isForEmergencies = found.breakGlassSeat !== null
  if (!isForEmergencies && !isAllowedNetwork(found.networks ?? [])) return others
  if (found.isTouchDue && !isQuiet)
    await db
      .update(staffSessions)
      .set({ seenAt: sql`clock_timestamp()` })
      .where(eq(staffSessions.id, claimed.sid))
  // A session that was confirmed before, within this call, has the role that its administrator sees as.
  const role = found.role === 'adm' && (claimed.role === 'adm' || claimed.seeing) ? 'adm' : 'mng'
  const person = { id: claimed.id, sid: claimed.sid, role, isRecent: found.isRecent } as const
  const known = role === 'adm' ? (seeingAs(person, found, now) ?? person) : withRights(person, found)
  // Who opens the envelope has no telephone of the account; its secret is longer than any password, and its use is told at once.
  const isWithoutFactor = found.needsFactor && !isForEmergencies && !found.factorAt && !found.hasPasskey
  return isWithoutFactor ? { ...others, enrolling: known } : { ...others, staff: known }
}

/** The roles that administrators see the console as. */
const seen = alias(roles, 'seen_role')

/** The person with the rights of that role alone; undefined when the time is over or the role is gone. */
function seeingAs<P extends object>(
  person: P,
  {
    seesAs,
    seesAsUntil,
    seenRights,
    seenName,
  }: Pick<typeof staffSessions.$inferSelect, 'seesAs' | 'seesAsUntil'> & { seenRights: RoleRights | null; seenName: string | null },
  now: Date,
) {
  const rights = seesAs === SEE_AS_WITHOUT_ROLE ? usualRights() : seenRights
  if (seesAs === null || !rights || !seesAsUntil || seesAsUntil <= now) return undefined
  const seeing = { name: seenName ?? '역할이 없는 매니저', until: seesAsUntil.toISOString() }
  return { ...person, role: 'mng' as const, rights, seeing }
}

function withRights<P extends object>(
  person: P,
  { rights: given, shopId }: Pick<typeof staff.$inferSelect, 'shopId'> & { rights: typeof roles.$inferSelect.rights | null },
) {
  const rights = given ?? usualRights()
  return shopId === null ? { ...person, rights } : { ...person, rights: rightsInShop(rights), shopId }
}
