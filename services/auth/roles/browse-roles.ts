import { asc, count, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/staff-accounts'
import { consoleAreas, usualRights } from '@/schemas/rules/base/console-areas'
import { scopeBlocks } from '@/schemas/rules/base/scope-blocks'
import { roles, staff } from '@/services/db/tables/auth'
import { operation } from '@/services/kit/service'

export const browseRoles = operation(contracts.browseRoles, async (_, { db, siteId }) => {
  const rows = await db
    .select({ id: roles.id, name: roles.name, rights: roles.rights, version: roles.version, people: count(staff.id) })
    .from(roles)
    .leftJoin(staff, eq(staff.roleId, roles.id))
    .where(eq(roles.siteId, siteId))
    .groupBy(roles.id)
    .orderBy(asc(roles.name))
  const areas = consoleAreas().map(({ id, words, acts, fields = [] }) => ({ id, words, acts: { ...acts }, fields: [...fields] }))
  return { items: rows, item: { areas, usual: usualRights(), blocks: scopeBlocks() } }
})
