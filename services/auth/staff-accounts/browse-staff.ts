import { and, asc, eq, max, ne, sql } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/staff-accounts'
import type { StaffState } from '@/schemas/api/auth/staff-accounts'
import { shownRows } from '@/services/db/shown-rows'
import { roles, staff, staffSessions, staffTotps } from '@/services/db/tables/auth'
import { staffPasskeys } from '@/services/db/tables/staff-passkeys'
import { shops } from '@/services/db/tables/places'
import { operation } from '@/services/kit/service'

export const browseStaff = operation(contracts.browseStaff, async (_, { db, siteId }) => {
  const rows = await db
    .select({
      person: staff,
      roleName: roles.name,
      shopName: shops.shopName,
      lastSignInAt: max(staffSessions.createdAt),
      factorAt: staffTotps.confirmedAt,
      passkeys: sql<number>`(select count(*)::int from ${staffPasskeys} where ${staffPasskeys.staffId} = ${staff.id})`,
    })
    .from(staff)
    .leftJoin(roles, eq(roles.id, staff.roleId))
    .leftJoin(shops, eq(shops.shopId, staff.shopId))
    .leftJoin(staffTotps, eq(staffTotps.staffId, staff.id))
    .leftJoin(staffSessions, and(eq(staffSessions.staffId, staff.id), eq(staffSessions.isPending, false)))
    .groupBy(staff.id, roles.id, shops.shopId, staffTotps.staffId)
    .orderBy(asc(staff.name), asc(staff.id))
  return {
    items: rows.map(({ person, roleName, shopName, lastSignInAt, factorAt, passkeys }) => ({
      id: person.id,
      loginId: person.loginId,
      name: person.name,
      role: person.role,
      roleId: person.roleId ?? '',
      roleName: roleName ?? '',
      shopId: person.shopId ?? '',
      // A shop that is gone is named by its id.
      shopName: shopName ?? person.shopId ?? '',
      state: stateOf(person),
      lastSignInAt: lastSignInAt?.toISOString() ?? null,
      hasFactor: factorAt !== null || passkeys > 0,
      passkeys,
      isBreakGlass: person.breakGlassSeat !== null,
      version: person.version,
    })),
    item: {
      shops: await db
        .select({ shopId: shops.shopId, shopName: shops.shopName })
        .from(shops)
        .where(and(shownRows.shops(siteId), ne(shops.type, 'mart')))
        .orderBy(asc(shops.orderNo), asc(shops.shopId)),
    },
  }
})

const stateOf = ({ blockedAt, inviteHash }: typeof staff.$inferSelect): StaffState =>
  blockedAt ? 'blocked' : inviteHash ? 'invited' : 'active'
