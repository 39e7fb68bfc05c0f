import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/staff-resets'
import { staff, staffPasswordResets } from '@/services/db/tables/auth'
import { operation } from '@/services/kit/service'
import { resetKeyHash } from './reset-key-hash'
import { resetState } from './reset-state'

export const readStaffReset = operation(contracts.readStaffReset, async ({ key }, { db, now }) => {
  const [found] = await db
    .select({ row: staffPasswordResets, person: staff })
    .from(staffPasswordResets)
    .innerJoin(staff, eq(staff.id, staffPasswordResets.staffId))
    .where(eq(staffPasswordResets.keyHash, resetKeyHash(key)))
  if (!found) return { item: { state: 'unknown' as const, loginId: '' } }
  const state = resetState(found.row, found.person, now)
  return { item: { state, loginId: state === 'open' ? found.person.loginId : '' } }
})
