// Groups of a directory as SCIM reads and writes them. A change brings the accounts of everybody in it in line at once.
import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Database } from '@/services/db/database'
import { directoryGroups, directoryMemberships, directoryUsers } from '@/services/db/tables/directory'
import { settleDirectoryUser } from '../domain/settle-directory-user'
import type { ScimLibrary } from './open-scimmy'
import { LAST_ADMIN, versionOf, type ScimPlace } from './scim-place'

type Row = typeof directoryGroups.$inferSelect

export function groupHandlers({ Types }: Pick<ScimLibrary, 'Types'>) {
  async function rowOf(db: Database, id: string): Promise<Row> {
    const [row] = await db.select().from(directoryGroups).where(eq(directoryGroups.id, id))
    if (!row) throw new Types.Error(404, null as never, `그룹을 찾을 수 없습니다: ${id}`)
    return row
  }
  async function settle(place: ScimPlace, people: Iterable<string>): Promise<void> {
    for (const id of [...new Set(people)].toSorted())
      if ((await settleDirectoryUser(place, place.directory, id)) === 'lastAdmin') throw new Types.Error(409, null as never, LAST_ADMIN)
  }
  /** The members that are people of the directory; one who was deleted is left out, one who never was is refused. */
  async function knownMembers(db: Database, wanted: readonly string[]): Promise<string[]> {
    if (wanted.length === 0) return []
    const rows = await db
      .select({ id: directoryUsers.id, goneAt: directoryUsers.goneAt })
      .from(directoryUsers)
      .where(inArray(directoryUsers.id, [...wanted]))
    const known = new Set(rows.map(({ id }) => id))
    const stranger = wanted.find((id) => !known.has(id))
    if (stranger !== undefined) throw new Types.Error(400, 'invalidValue', `없는 사람입니다: ${stranger}`)
    return rows.filter(({ goneAt }) => goneAt === null).map(({ id }) => id)
  }

  return {
    async read({ db }: ScimPlace, id: string) {
      const row = await rowOf(db, id)
      return presentGroup(row, await membersOf(db, id))
    },
    async write(place: ScimPlace, id: string | undefined, data: Record<string, unknown>) {
      const { db, now } = place
      const { displayName, externalId, members = [] } = data as { displayName: string; externalId?: string; members?: { value: string }[] }
      const title = displayName.trim().normalize('NFC')
      const own = id === undefined ? undefined : await rowOf(db, id)
      const sameName = and(eq(directoryGroups.title, title), ...(own ? [ne(directoryGroups.id, own.id)] : []))
      if ((await db.$count(directoryGroups, sameName)) > 0) throw new Types.Error(409, 'uniqueness', '같은 이름의 그룹이 있습니다.')
      const wanted = await knownMembers(db, [...new Set(members.map(({ value }) => value))])
      const key = own?.id ?? randomUUID()
      const values = { title, externalKey: externalId ?? null, updatedAt: now }
      if (own)
        await db
          .update(directoryGroups)
          .set({ ...values, version: own.version + 1 })
          .where(eq(directoryGroups.id, key))
      else await db.insert(directoryGroups).values({ ...values, id: key, createdAt: now })
      const before = await membersOf(db, key)
      const gone = before.filter((one) => !wanted.includes(one))
      const come = wanted.filter((one) => !before.includes(one))
      if (gone.length > 0)
        await db.delete(directoryMemberships).where(and(eq(directoryMemberships.groupId, key), inArray(directoryMemberships.userId, gone)))
      if (come.length > 0) await db.insert(directoryMemberships).values(come.map((userId) => ({ groupId: key, userId })))
      const detail = { name: title, added: come.length, removed: gone.length }
      await place.audit(own ? 'directory.changeGroup' : 'directory.createGroup', key, detail)
      const isRenamed = own !== undefined && (own.title !== title || own.externalKey !== values.externalKey)
      await settle(place, isRenamed ? [...before, ...wanted] : [...gone, ...come])
      return this.read(place, key)
    },
    async remove(place: ScimPlace, id: string): Promise<void> {
      const { title } = await rowOf(place.db, id)
      const before = await membersOf(place.db, id)
      await place.db.delete(directoryGroups).where(eq(directoryGroups.id, id))
      await place.audit('directory.removeGroup', id, { name: title, removed: before.length })
      await settle(place, before)
    },
    async list({ db }: ScimPlace, { displayName }: { displayName?: string }) {
      const rows = await db
        .select()
        .from(directoryGroups)
        .where(displayName === undefined ? undefined : eq(directoryGroups.title, displayName.trim().normalize('NFC')))
        .orderBy(asc(directoryGroups.createdAt), asc(directoryGroups.id))
      const members = Map.groupBy(await db.select().from(directoryMemberships), ({ groupId }) => groupId)
      return rows.map((row) => presentGroup(row, members.get(row.id)?.map(({ userId }) => userId) ?? []))
    },
  }
}

const membersOf = async (db: Database, groupId: string): Promise<string[]> =>
  (
    await db.select({ userId: directoryMemberships.userId }).from(directoryMemberships).where(eq(directoryMemberships.groupId, groupId))
  ).map(({ userId }) => userId)

const presentGroup = ({ id, title, externalKey, version, createdAt, updatedAt }: Row, members: readonly string[]) => ({
  id,
  displayName: title,
  ...(externalKey === null ? {} : { externalId: externalKey }),
  members: members.toSorted().map((value) => ({ value, type: 'User' })),
  meta: { created: createdAt, lastModified: updatedAt, version: versionOf(version) },
})
