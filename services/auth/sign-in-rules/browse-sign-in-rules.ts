import { BUILT_IN_ROLES } from '../domain/built-in-roles'
import { hasPasskey } from '../domain/has-passkey'
import { and, asc, eq, isNull } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/sign-in-rules'
import { USUAL_HOURS } from '@/schemas/rules/auth/staff-sign-in'
import { roles, signInRules, staff, staffTotps } from '@/services/db/tables/auth'
import { operation } from '@/services/kit/service'

export const browseSignInRules = operation(contracts.browseSignInRules, async (_, { db, siteId }) => {
  const known = await db.select({ id: roles.id, name: roles.name }).from(roles).where(eq(roles.siteId, siteId)).orderBy(asc(roles.name))
  const rules = new Map((await db.select().from(signInRules)).map((rule) => [rule.roleKey, rule]))
  const people = await db
    .select({ role: staff.role, roleId: staff.roleId, factorAt: staffTotps.confirmedAt, hasPasskey })
    .from(staff)
    .leftJoin(staffTotps, eq(staffTotps.staffId, staff.id))
    .where(and(isNull(staff.blockedAt), isNull(staff.breakGlassSeat)))
  const keyOf = ({ role, roleId }: (typeof people)[number]): string => (role === 'adm' ? 'adm' : (roleId ?? 'mng'))
  const all = [...BUILT_IN_ROLES].map(([id, name]) => ({ id, name })).concat(known)
  return {
    items: all.map(({ id, name }) => {
      const own = people.filter((person) => keyOf(person) === id)
      const rule = rules.get(id)
      return {
        roleKey: id,
        name,
        needsFactor: rule?.needsFactor ?? false,
        hours: rule?.hours ?? USUAL_HOURS,
        people: own.length,
        without: own.filter((person) => person.factorAt === null && !person.hasPasskey).length,
      }
    }),
  }
})
