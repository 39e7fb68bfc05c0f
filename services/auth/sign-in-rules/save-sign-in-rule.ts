import { BUILT_IN_ROLES } from '../domain/built-in-roles'
import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/sign-in-rules'
import { roles, signInRules } from '@/services/db/tables/auth'
import { operation } from '@/services/kit/service'

export const saveSignInRule = operation(contracts.saveSignInRule, async ({ roleKey, needsFactor, hours }, ctx) => {
  const { db, siteId, now } = ctx
  const [role] = await db
    .select({ name: roles.name })
    .from(roles)
    .where(and(eq(roles.siteId, siteId), eq(roles.id, roleKey)))
  const name = BUILT_IN_ROLES.get(roleKey) ?? role?.name
  if (name === undefined) throw ctx.fail('missing')
  const rule = { needsFactor, hours, updatedAt: now }
  await db
    .insert(signInRules)
    .values({ roleKey, ...rule })
    .onConflictDoUpdate({ target: signInRules.roleKey, set: rule })
  ctx.audit('role.signIn', roleKey, { name, needsFactor: needsFactor ? 'Y' : 'N', hours })
  return { message: '저장했습니다. 다음 요청부터 적용됩니다.' }
})
