import { inArray } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { DIRECTORY_ID, directoryGroups, directoryUsers, scimTokens } from '@/services/db/tables/directory'

/** Names of the settings, and of the people, groups and tokens of a directory, by their ids. */
export async function namesOfDirectory(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  const wanted = [...ids]
  const users = await db
    .select({ id: directoryUsers.id, profile: directoryUsers.profile })
    .from(directoryUsers)
    .where(inArray(directoryUsers.id, wanted))
  const groups = await db
    .select({ id: directoryGroups.id, name: directoryGroups.title })
    .from(directoryGroups)
    .where(inArray(directoryGroups.id, wanted))
  const tokens = await db.select({ id: scimTokens.id, name: scimTokens.title }).from(scimTokens).where(inArray(scimTokens.id, wanted))
  return new Map([
    [DIRECTORY_ID, '회사 계정 연결'],
    ...users.map(({ id, profile }) => [id, profile.displayName ?? profile.userName] as const),
    ...groups.map(({ id, name }) => [id, name] as const),
    ...tokens.map(({ id, name }) => [id, name] as const),
  ])
}
