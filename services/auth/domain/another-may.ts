import { and, eq, isNull, ne } from 'drizzle-orm'
import { rightsInShop, usualRights } from '@/schemas/rules/base/console-areas'
import { rightsOf, type Act } from '@/schemas/rules/base/rights'
import type { Database } from '@/services/db/database'
import { roles, staff } from '@/services/db/tables/auth'

/** Whether a person of staff other than this one may do the act now: who was blocked, or has not come yet, may not; an account for emergencies is nobody. */
export async function anotherMay(db: Database, id: string, of: string, act: Act): Promise<boolean> {
  const people = await db
    .select({ role: staff.role, rights: roles.rights, shopId: staff.shopId })
    .from(staff)
    .leftJoin(roles, eq(roles.id, staff.roleId))
    .where(and(ne(staff.id, id), isNull(staff.blockedAt), isNull(staff.inviteHash), isNull(staff.breakGlassSeat)))
  return people.some(({ role, rights, shopId }) => {
    const given = rights ?? usualRights()
    return rightsOf({ role, rights: shopId === null ? given : rightsInShop(given) }).may(of, act)
  })
}
