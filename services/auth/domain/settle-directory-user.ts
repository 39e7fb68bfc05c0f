// Brings the account of a person in line with what the directory wrote of them: made, given a role, blocked or let in again. Whoever is
// inactive there is out at the next request: the account is blocked, its sign-ins and open invitation end.
import { and, asc, eq } from 'drizzle-orm'
import type { DirectoryPerson } from '@/schemas/words/directory-person'
import type { Database } from '@/services/db/database'
import { staff } from '@/services/db/tables/auth'
import { directoryGroups, directoryMemberships, directoryUsers } from '@/services/db/tables/directory'
import { addDirectoryStaff } from './add-directory-staff'
import type { DirectoryPlace } from './directory-place'
import { changeDirectoryRole } from './change-directory-role'
import { directoryRole } from './directory-role'
import type { DirectoryRow } from './directory-row'
import { endStaffSessions } from './end-staff-sessions'
import { isLastAdmin } from './is-last-admin'
import { isStaffMail } from './is-staff-mail'

type User = typeof directoryUsers.$inferSelect

/** @returns `lastAdmin` where it would block the last administrator, and then did nothing. */
export async function settleDirectoryUser(place: DirectoryPlace, directory: DirectoryRow, userId: string): Promise<'done' | 'lastAdmin'> {
  const { db } = place
  const [user] = await db.select().from(directoryUsers).where(eq(directoryUsers.id, userId))
  if (!user) return 'done'
  const roleId = await directoryRole(db, directory, await groupsOf(db, userId))
  const isIn = user.isActive && user.goneAt === null
  if (user.staffId === null) {
    if (isIn && roleId !== undefined) await makeAccount(place, user, roleId)
    return 'done'
  }
  // All administrators are held, so that of two who leave at the same moment one remains.
  await db.select({ id: staff.id }).from(staff).where(eq(staff.role, 'adm')).orderBy(asc(staff.id)).for('update')
  const [person] = await db.select().from(staff).where(eq(staff.id, user.staffId)).for('update')
  if (!person) return 'done'
  if (!isIn || (user.isManaged && roleId === undefined)) return hold(place, user, person, isIn ? 'noRole' : 'left')
  await letIn(place, user, person)
  if (user.isManaged) {
    await changeDirectoryRole(place, person, roleId!)
    await renew(db, person, user.profile)
  }
  return 'done'
}

/** Names of the groups of a person, as the directory writes them and as it numbers them. */
async function groupsOf(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ title: directoryGroups.title, externalKey: directoryGroups.externalKey })
    .from(directoryMemberships)
    .innerJoin(directoryGroups, eq(directoryGroups.id, directoryMemberships.groupId))
    .where(eq(directoryMemberships.userId, userId))
  return rows.flatMap(({ title, externalKey }) => (externalKey === null ? [title] : [title, externalKey]))
}

async function makeAccount(place: DirectoryPlace, { id, profile }: User, roleId: string): Promise<void> {
  const { userName, email = '' } = profile
  // The person who is here already links the account that they have, by signing in with it once.
  if (await isStaffMail(place.db, email)) return
  const staffId = await addDirectoryStaff(place, { name: nameOfDirectoryPerson(profile), userName, email, roleId })
  await place.db.update(directoryUsers).set({ staffId, isManaged: true }).where(eq(directoryUsers.id, id))
}

async function hold(
  place: DirectoryPlace,
  user: User,
  person: typeof staff.$inferSelect,
  why: 'noRole' | 'left',
): Promise<'done' | 'lastAdmin'> {
  const { db, now } = place
  if (person.blockedAt) return 'done'
  if (person.role === 'adm' && (await isLastAdmin(db, person.id))) return 'lastAdmin'
  await db
    .update(staff)
    .set({ blockedAt: now, inviteHash: null, inviteExpiresAt: null, version: person.version + 1 })
    .where(eq(staff.id, person.id))
  await db.update(directoryUsers).set({ heldAt: now }).where(eq(directoryUsers.id, user.id))
  const ended = await endStaffSessions(db, { id: person.id, now })
  await place.audit('staff.block', person.id, { why, ended })
  return 'done'
}

/** Lifts the block that the directory laid, and no other. */
async function letIn(place: DirectoryPlace, user: User, person: typeof staff.$inferSelect): Promise<void> {
  const { db } = place
  if (!user.heldAt) return
  await db.update(directoryUsers).set({ heldAt: null }).where(eq(directoryUsers.id, user.id))
  if (person.blockedAt?.getTime() !== user.heldAt.getTime()) return
  const [lifted] = await db
    .update(staff)
    .set({ blockedAt: null, version: person.version + 1 })
    .where(and(eq(staff.id, person.id), eq(staff.version, person.version)))
    .returning({ version: staff.version })
  person.version = lifted?.version ?? person.version
  await place.audit('staff.unblock', person.id)
}

/** Name and mail of an account that the directory made follow it. */
async function renew(db: Database, person: typeof staff.$inferSelect, profile: DirectoryPerson): Promise<void> {
  const name = nameOfDirectoryPerson(profile).slice(0, 40) || person.name
  const email = profile.email ?? null
  if (name !== person.name || email !== person.email) await db.update(staff).set({ name, email }).where(eq(staff.id, person.id))
}

/** As people read it: in Korean the family name stands first, without a space. */
export function nameOfDirectoryPerson({ displayName, formatted, familyName = '', givenName = '', userName }: DirectoryPerson): string {
  const isKorean = /^[가-힣]+$/.test(familyName + givenName)
  const joined = isKorean ? familyName + givenName : `${givenName} ${familyName}`.trim()
  return (displayName || formatted || joined || userName).trim().normalize('NFC')
}
