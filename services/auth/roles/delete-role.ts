import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/staff-accounts'
import { roles, signInRules, staff } from '@/services/db/tables/auth'
import { operation } from '@/services/kit/service'
import { requireRoleVersion } from './require-role-version'

/** Not while somebody has it: a manager without a role may see more than the role did. */
export const deleteRole = operation(contracts.deleteRole, async (input, ctx) => {
  const { db } = ctx
  const { id, name } = await requireRoleVersion(ctx, input)
  if ((await db.$count(staff, eq(staff.roleId, id))) > 0) throw ctx.fail('inUse')
  await db.delete(roles).where(eq(roles.id, id))
  await db.delete(signInRules).where(eq(signInRules.roleKey, id))
  ctx.audit('role.delete', id, { name })
  return { message: '역할을 삭제했습니다.' }
})
