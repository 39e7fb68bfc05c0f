import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/staff-accounts'
import { isRoleRights } from '@/schemas/rules/base/is-role-rights'
import { isDuplicateKey } from '@/services/db/sql-state'
import { roles } from '@/services/db/tables/auth'
import { operation } from '@/services/kit/service'
import { requireRoleVersion } from './require-role-version'

export const saveRole = operation(contracts.saveRole, async ({ id, version, name: typed, rights }, ctx) => {
  if (!isRoleRights(rights)) throw ctx.fail('invalid')
  const before = await requireRoleVersion(ctx, { id, version })
  const name = typed.trim().normalize('NFC')
  const next = version + 1
  try {
    await ctx.db.update(roles).set({ name, rights, version: next, updatedAt: ctx.now }).where(eq(roles.id, id))
  } catch (error) {
    throw isDuplicateKey(error) ? ctx.fail('taken') : error
  }
  const areas = [...new Set([...Object.keys(before.rights), ...Object.keys(rights)])]
  const changed = areas.filter((area) => JSON.stringify(before.rights[area]) !== JSON.stringify(rights[area]))
  ctx.audit('role.save', id, { name, changed, before: before.rights, after: rights })
  return { item: { version: next } }
})
