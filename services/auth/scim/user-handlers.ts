// People of a directory as SCIM reads and writes them. What is deleted there stays as a row, so that its account is found again.
import { and, asc, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { DirectoryPerson } from '@/schemas/words/directory-person'
import type { Database } from '@/services/db/database'
import { directoryGroups, directoryMemberships, directoryUsers } from '@/services/db/tables/directory'
import { directoryIndexOfExternal, directoryIndexOfLogin } from '../domain/directory-index'
import { settleDirectoryUser } from '../domain/settle-directory-user'
import type { ScimLibrary } from './open-scimmy'
import { LAST_ADMIN, versionOf, type ScimPlace } from './scim-place'

type Row = typeof directoryUsers.$inferSelect
export interface UserFilter {
  userName?: string
  externalId?: string
}

export function userHandlers({ Types }: Pick<ScimLibrary, 'Types'>) {
  const missing = (id: string) => new Types.Error(404, null as never, `사람을 찾을 수 없습니다: ${id}`)
  const duplicate = () => new Types.Error(409, 'uniqueness', '같은 userName의 사람이 있습니다.')

  async function rowOf(db: Database, id: string): Promise<Row> {
    const [row] = await db
      .select()
      .from(directoryUsers)
      .where(and(eq(directoryUsers.id, id), isNull(directoryUsers.goneAt)))
    if (!row) throw missing(id)
    return row
  }
  async function settle(place: ScimPlace, id: string): Promise<void> {
    if ((await settleDirectoryUser(place, place.directory, id)) === 'lastAdmin') throw new Types.Error(409, null as never, LAST_ADMIN)
  }
  /** The row of a person who was deleted and comes back: the same one by the directory's own number. A name alone may be somebody else's by now. */
  async function cameBack(db: Database, loginIndex: string, externalIndex: string | null): Promise<Row | undefined> {
    const gone = await db
      .select()
      .from(directoryUsers)
      .where(
        and(
          isNotNull(directoryUsers.goneAt),
          externalIndex === null ? eq(directoryUsers.loginIndex, loginIndex) : eq(directoryUsers.externalIndex, externalIndex),
        ),
      )
    const found = gone.find((row) => row.externalIndex === externalIndex)
    const other = and(isNotNull(directoryUsers.goneAt), eq(directoryUsers.loginIndex, loginIndex))
    for (const { id } of await db.select({ id: directoryUsers.id }).from(directoryUsers).where(other))
      if (id !== found?.id)
        await db
          .update(directoryUsers)
          .set({ loginIndex: `gone ${id}` })
          .where(eq(directoryUsers.id, id))
    return found
  }

  return {
    async read({ db }: ScimPlace, id: string) {
      const row = await rowOf(db, id)
      return presentUser(row, (await groupsByUser(db, [id])).get(id))
    },
    async write(place: ScimPlace, id: string | undefined, data: Record<string, unknown>) {
      const { db, now } = place
      const profile = profileOf(data)
      const loginIndex = directoryIndexOfLogin(profile.userName)
      const externalIndex = profile.externalId === undefined ? null : directoryIndexOfExternal(profile.externalId)
      const isActive = data['active'] !== false
      const own = id === undefined ? undefined : await rowOf(db, id)
      const sameName = and(
        eq(directoryUsers.loginIndex, loginIndex),
        isNull(directoryUsers.goneAt),
        ...(own ? [ne(directoryUsers.id, own.id)] : []),
      )
      if ((await db.$count(directoryUsers, sameName)) > 0) throw duplicate()
      const earlier = own ?? (await cameBack(db, loginIndex, externalIndex))
      const values = { loginIndex, externalIndex, profile, isActive, goneAt: null, updatedAt: now }
      const key = earlier?.id ?? randomUUID()
      if (earlier)
        await db
          .update(directoryUsers)
          .set({ ...values, version: earlier.version + 1 })
          .where(eq(directoryUsers.id, key))
      else await db.insert(directoryUsers).values({ ...values, id: key, createdAt: now })
      await place.audit(own ? 'directory.changeUser' : 'directory.createUser', key, { isActive })
      await settle(place, key)
      return this.read(place, key)
    },
    async remove(place: ScimPlace, id: string): Promise<void> {
      const { db, now } = place
      const { version } = await rowOf(db, id)
      await db
        .update(directoryUsers)
        .set({ goneAt: now, isActive: false, updatedAt: now, version: version + 1 })
        .where(eq(directoryUsers.id, id))
      await place.audit('directory.removeUser', id)
      await settle(place, id)
      await db.delete(directoryMemberships).where(eq(directoryMemberships.userId, id))
    },
    /** All of them, in the order in which they came; those of a name at once. */
    async list({ db }: ScimPlace, { userName, externalId }: UserFilter) {
      const named = userName === undefined ? [] : [eq(directoryUsers.loginIndex, directoryIndexOfLogin(userName))]
      const numbered = externalId === undefined ? [] : [eq(directoryUsers.externalIndex, directoryIndexOfExternal(externalId))]
      const rows = await db
        .select()
        .from(directoryUsers)
        .where(and(isNull(directoryUsers.goneAt), ...named, ...numbered))
        .orderBy(asc(directoryUsers.createdAt), asc(directoryUsers.id))
      const groups = await groupsByUser(db, rows.length === 1 ? [rows[0]!.id] : undefined)
      return rows.map((row) => presentUser(row, groups.get(row.id)))
    },
  }
}

async function groupsByUser(db: Database, ids?: readonly string[]): Promise<Map<string, { value: string; display: string }[]>> {
  const rows = await db
    .select({ userId: directoryMemberships.userId, value: directoryGroups.id, display: directoryGroups.title })
    .from(directoryMemberships)
    .innerJoin(directoryGroups, eq(directoryGroups.id, directoryMemberships.groupId))
    .where(ids?.length === 1 ? eq(directoryMemberships.userId, ids[0]!) : undefined)
  return Map.groupBy(rows, ({ userId }) => userId)
}

function presentUser(
  { id, profile, isActive, version, createdAt, updatedAt }: Row,
  groups: readonly { value: string; display: string }[] = [],
) {
  const { userName, externalId, displayName, familyName, givenName, formatted, email } = profile
  return {
    id,
    userName,
    ...(externalId === undefined ? {} : { externalId }),
    ...(displayName === undefined ? {} : { displayName }),
    name: { ...(formatted ? { formatted } : {}), ...(familyName ? { familyName } : {}), ...(givenName ? { givenName } : {}) },
    active: isActive,
    emails: email === undefined ? [] : [{ value: email, type: 'work', primary: true }],
    groups: groups.map(({ value, display }) => ({ value, display })),
    meta: { created: createdAt, lastModified: updatedAt, version: versionOf(version) },
  }
}

/** What is kept of a person. The library has checked the types; everything else that a directory sends is left. */
function profileOf(data: Record<string, unknown>): DirectoryPerson {
  const {
    userName,
    externalId,
    displayName,
    name = {},
    emails = [],
  } = data as {
    userName: string
    externalId?: string
    displayName?: string
    name?: { familyName?: string; givenName?: string; formatted?: string }
    emails?: { value?: string; type?: string; primary?: boolean }[]
  }
  const mail = emails.find(({ primary }) => primary) ?? emails.find(({ type }) => type === 'work') ?? emails[0]
  const person = {
    userName,
    externalId,
    displayName,
    familyName: name.familyName,
    givenName: name.givenName,
    formatted: name.formatted,
    email: mail?.value,
  }
  return Object.fromEntries(Object.entries(person).filter(([, value]) => value)) as unknown as DirectoryPerson
}
