import { asc, eq, max } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/staff-accounts'
import type { StaffState } from '@/schemas/api/auth/staff-accounts'
import { roles, staff, staffSessions } from '@/services/db/tables/auth'
import { operation } from '@/services/kit/service'

export const browseStaff = operation(contracts.browseStaff, async (_, { db }) => {
  const rows = await db
    .select({ person: staff, roleName: roles.name, lastSignInAt: max(staffSessions.createdAt) })
    .from(staff)
    .leftJoin(roles, eq(roles.id, staff.roleId))
    .leftJoin(staffSessions, eq(staffSessions.staffId, staff.id))
    .groupBy(staff.id, roles.id)
    .orderBy(asc(staff.name), asc(staff.id))
  return {
    items: rows.map(({ person, roleName, lastSignInAt }) => ({
      id: person.id,
      loginId: person.loginId,
      name: person.name,
      role: person.role,
      roleId: person.roleId ?? '',
      roleName: roleName ?? '',
      state: stateOf(person),
      lastSignInAt: lastSignInAt?.toISOString() ?? null,
      version: person.version,
    })),
  }
})

const stateOf = ({ blockedAt, inviteHash }: typeof staff.$inferSelect): StaffState =>
  blockedAt ? 'blocked' : inviteHash ? 'invited' : 'active'
