import { asc, eq, isNotNull, isNull, and } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/staff-resets'
import { staff, staffPasswordResets } from '@/services/db/tables/auth'
import { operation } from '@/services/kit/service'
import { resetState, waitsUntil } from './reset-state'

export const browseStaffResets = operation(contracts.browseStaffResets, async (_, { db, now }) => {
  const found = await db
    .select({ row: staffPasswordResets, person: staff })
    .from(staffPasswordResets)
    .innerJoin(staff, eq(staff.id, staffPasswordResets.staffId))
    .where(and(isNull(staffPasswordResets.endedAt), isNotNull(staffPasswordResets.chosenAt)))
    .orderBy(asc(staffPasswordResets.chosenAt), asc(staffPasswordResets.id))
  return {
    items: found
      .filter(({ row, person }) => resetState(row, person, now) === 'waiting')
      .map(({ row, person }) => ({
        id: row.id,
        staffId: person.id,
        loginId: person.loginId,
        name: person.name,
        askedAt: row.createdAt.toISOString(),
        askedFrom: `${row.askedDevice}, ${row.askedPlace}`,
        chosenAt: row.chosenAt!.toISOString(),
        chosenFrom: `${row.chosenDevice}, ${row.chosenPlace}`,
        until: waitsUntil(row.chosenAt!).toISOString(),
      })),
  }
})
