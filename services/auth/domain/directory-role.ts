import { roleOfGroups } from '@/schemas/rules/auth/directory'
import type { Database } from '@/services/db/database'
import { roles } from '@/services/db/tables/auth'
import type { DirectoryRow } from './directory-row'

/** The role that groups give now; a role that was deleted since gives none. */
export async function directoryRole(
  db: Database,
  { groupRoles }: Pick<DirectoryRow, 'groupRoles'>,
  groups: readonly string[],
): Promise<string | undefined> {
  if (groups.length === 0 || groupRoles.length === 0) return undefined
  const there = new Set((await db.select({ id: roles.id }).from(roles)).map(({ id }) => id))
  return roleOfGroups(
    groupRoles.filter(({ roleId }) => there.has(roleId)),
    groups,
  )
}
