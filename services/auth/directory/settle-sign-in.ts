// Which account of ours a person of the directory signs in to. They are known by who says it and under which name there; a person of that
// name in SCIM is the same one. By a mail nobody is ever found: whoever has an account with it links it themselves.
import { and, eq, isNotNull, isNull, or } from 'drizzle-orm'
import type { DirectoryFailure } from '@/schemas/words/directory-messages'
import type { DirectoryAnswer } from '@/schemas/words/directory-person'
import type { Database } from '@/services/db/database'
import { staff } from '@/services/db/tables/auth'
import { directoryAccounts, directoryUsers } from '@/services/db/tables/directory'
import type { ClaimsCtx } from '@/services/kit/service'
import { addDirectoryStaff } from '../domain/add-directory-staff'
import { directoryPlace, type DirectoryPlace } from '../domain/directory-place'
import { changeDirectoryRole } from '../domain/change-directory-role'
import { directoryIndexOfExternal, directoryIndexOfSubject } from '../domain/directory-index'
import { directoryRole } from '../domain/directory-role'
import { directoryRow, type DirectoryRow } from '../domain/directory-row'
import { endStaffSessions } from '../domain/end-staff-sessions'
import { isStaffMail } from '../domain/is-staff-mail'

type Person = typeof staff.$inferSelect
type Settled = { person: Person } | { refused: DirectoryFailure; staffId?: string }

export function settleSignIn(
  ctx: Pick<ClaimsCtx, 'db' | 'now' | 'requestId'>,
  directory: DirectoryRow,
  answer: DirectoryAnswer,
): Promise<Settled> {
  const { now, requestId } = ctx
  return ctx.db.transaction(async (db) => {
    const place = directoryPlace({ db, now, requestId })
    // Two first sign-ins of one person at the same moment make one account.
    await directoryRow(db, true)
    const known = await accountOf(db, answer)
    if (known) return enter(place, directory, answer, known)
    const written = await writtenBy(db, answer)
    if (written && (!written.isActive || written.goneAt)) return { refused: 'left' }
    if (written?.staffId) return enter(place, directory, answer, await link(place, answer, written.staffId, written.isManaged))
    if (await isStaffMail(db, answer.email)) return { refused: 'link' }
    if (written) return { refused: 'noRole' }
    if (directory.provisioning === 'scim') return { refused: 'unknown' }
    const roleId = await directoryRole(db, directory, answer.groups)
    if (roleId === undefined) return { refused: 'noRole' }
    const { name, email } = answer
    const staffId = await addDirectoryStaff(place, { name, userName: email, email, roleId })
    return enter(place, directory, answer, await link(place, answer, staffId, true))
  })
}

interface Account {
  person: Person
  isManaged: boolean
}

const isOf = ({ issuer, subject }: DirectoryAnswer) =>
  and(eq(directoryAccounts.issuer, issuer), eq(directoryAccounts.subjectIndex, directoryIndexOfSubject(subject)))

async function accountOf(db: Database, answer: DirectoryAnswer): Promise<Account | undefined> {
  const [found] = await db
    .select({ person: staff, isManaged: directoryAccounts.isManaged })
    .from(directoryAccounts)
    .innerJoin(staff, eq(staff.id, directoryAccounts.staffId))
    .where(isOf(answer))
  return found
}

/** The person of SCIM whose `externalId` the provider says here. */
async function writtenBy(db: Database, { match }: DirectoryAnswer): Promise<typeof directoryUsers.$inferSelect | undefined> {
  if (match === '') return undefined
  const rows = await db
    .select()
    .from(directoryUsers)
    .where(eq(directoryUsers.externalIndex, directoryIndexOfExternal(match)))
  return rows.find(({ goneAt }) => goneAt === null) ?? rows[0]
}

async function link(
  { db, now }: DirectoryPlace,
  { issuer, subject, email, name }: DirectoryAnswer,
  staffId: string,
  isManaged: boolean,
): Promise<Account> {
  await db.insert(directoryAccounts).values({
    issuer,
    subjectIndex: directoryIndexOfSubject(subject),
    staffId,
    isManaged,
    shownAs: email || name || subject,
    createdAt: now,
  })
  const [person] = await db.select().from(staff).where(eq(staff.id, staffId))
  return { person: person!, isManaged }
}

async function enter(
  place: DirectoryPlace,
  directory: DirectoryRow,
  answer: DirectoryAnswer,
  { person, isManaged }: Account,
): Promise<Settled> {
  const { db, now } = place
  const { id } = person
  const left = and(eq(directoryUsers.staffId, id), or(eq(directoryUsers.isActive, false), isNotNull(directoryUsers.goneAt)))
  if ((await db.$count(directoryUsers, left)) > 0) return { refused: 'left', staffId: id }
  if (person.blockedAt) return { refused: 'blocked', staffId: id }
  const isWritten = (await db.$count(directoryUsers, and(eq(directoryUsers.staffId, id), isNull(directoryUsers.goneAt)))) > 0
  if (isManaged && !isWritten) {
    // Without SCIM the groups are those of this sign-in.
    const roleId = await directoryRole(db, directory, answer.groups)
    if (roleId === undefined) {
      await endStaffSessions(db, { id, now })
      return { refused: 'noRole', staffId: id }
    }
    await changeDirectoryRole(place, person, roleId)
  }
  await db.update(directoryAccounts).set({ usedAt: now }).where(isOf(answer))
  return { person }
}
