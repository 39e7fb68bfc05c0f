import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import { rightsOf } from '@/schemas/rules/base/rights'
import { roles, staff } from '@/services/db/tables/auth'
import type { Ctx } from '@/services/kit/service'

/** Names of the others who may sign, as they are now. */
export async function otherSigners({ db, session }: Ctx): Promise<string[]> {
  const rows = await db
    .select({ name: staff.name, role: staff.role, rights: roles.rights })
    .from(staff)
    .leftJoin(roles, eq(roles.id, staff.roleId))
    .where(and(ne(staff.id, session.staff?.id ?? ''), isNull(staff.blockedAt), isNull(staff.inviteHash), isNull(staff.shopId)))
    .orderBy(asc(staff.name))
  return rows.filter(({ role, rights }) => rightsOf({ role, rights: rights ?? {} }).writes('audit')).map(({ name }) => name)
}
