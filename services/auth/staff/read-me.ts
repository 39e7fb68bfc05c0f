import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/staff'
import { roles, staff, staffSessions } from '@/services/db/tables/auth'
import { shops } from '@/services/db/tables/places'
import { operation } from '@/services/kit/service'

export const readMe = operation(contracts.readMe, async (_, { db, session }) => {
  const { id, sid, role, rights, seeing } = session.staff!
  const [person] = await db
    .select({
      loginId: staff.loginId,
      name: staff.name,
      roleName: roles.name,
      shopName: shops.shopName,
      favourites: staff.favourites,
      breakGlassSeat: staff.breakGlassSeat,
      until: staffSessions.expiresAt,
    })
    .from(staff)
    .leftJoin(roles, eq(roles.id, staff.roleId))
    .leftJoin(staffSessions, eq(staffSessions.id, sid))
    .leftJoin(shops, eq(shops.shopId, staff.shopId))
    .where(eq(staff.id, id))
  const { loginId, name, roleName, shopName, favourites, breakGlassSeat, until } = person!
  return {
    item: {
      id,
      role,
      loginId,
      name,
      favourites,
      ...(breakGlassSeat === null ? {} : { isBreakGlass: true as const, ...(until ? { breakGlassUntil: until.toISOString() } : {}) }),
      ...(seeing ? { seeing, roleName: seeing.name } : roleName === null ? {} : { roleName }),
      ...(shopName === null ? {} : { shopName }),
      ...(rights ? { rights } : {}),
    },
  }
})
